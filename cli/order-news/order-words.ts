import { letterDay } from "#cli/letters/letter-words.ts";
import { counted } from "#cli/letters/phrase.ts";
import { rupees } from "#cli/wording/rupees.ts";
import { orderLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import { orderLetterPhrases as english } from "./wording/letters.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { Day } from "#core/shared/day.ts";
import type { Language } from "#core/shared/language.ts";
import type { Paise } from "#core/shared/money.ts";

type Kind = OrderNews["kind"];
type NewsOf<K extends Kind> = OrderNews & { readonly kind: K };

type ParcelKind = "shipped" | "delivered" | "coming-back" | "came-back" | "lost";

/** News that a letter tells; what is left out is of a moment only. */
export type InLetter = NewsOf<Exclude<Kind, "payment-failed" | "out-for-delivery">>;

/** News that a text message tells too: what a phone at hand is worth something for. */
export type InText =
  | NewsOf<"placed" | "shipped" | "delivered" | "return-approved" | "refund-done">
  | (NewsOf<"cancelled"> & { readonly by: "shop" });

/** What letters say of an order. */
export type OrderInWords = {
  readonly number: string;
  readonly pieces: number;
  readonly total: Paise;
  readonly way: PaymentWay;
  /** How many parcels it comes in. */
  readonly parcels: number;
  /** When a parcel, named by its place from 0, comes at the latest; null: nobody knows. */
  readonly expected: (parcel: number) => Day | null;
  /** Whether a return, named by its number from 1, is for what never arrived: nothing of it is picked up, nor checked. */
  readonly isMissing: (of: number) => boolean;
};

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What customers are written about orders in a language. */
export function orderWords(language: Language) {
  const says = phrases[language];
  const { about } = says;

  function letter(order: OrderInWords, news: InLetter) {
    const [subject, ...sentences] = subjectAndText(order, news);
    return { subject: says.subject({ about: subject, number: order.number }), text: sentences.join(" ") };
  }

  function subjectAndText(order: OrderInWords, news: InLetter): readonly [about: string, ...sentences: readonly string[]] {
    const { number } = order;
    switch (news.kind) {
      case "placed":
        return [about.placed, ...placed(order)];
      case "being-checked":
        return [about.beingChecked, says.beingChecked({ number })];
      case "expired":
        return [about.expired, says.expired({ number })];
      case "shipped":
        return [parcelAbout(order, news), says.shipped({ parcel: parcel(order, news.parcel) }), ...expected(order, news.parcel)];
      case "delivered":
        return [parcelAbout(order, news), says.delivered({ parcel: parcel(order, news.parcel) })];
      case "coming-back":
        return [parcelAbout(order, news), says.comingBack({ parcel: parcel(order, news.parcel) })];
      case "came-back":
        return [parcelAbout(order, news), says.cameBack({ parcel: parcel(order, news.parcel) }), ...goesBack(news.back)];
      case "lost":
        return [parcelAbout(order, news), says.lost({ parcel: parcel(order, news.parcel) }), ...goesBack(news.back)];
      case "cancelled":
        return [news.isWhole ? about.cancelled : about.cancelledInPart, cancelled(news)({ number }), ...goesBack(news.back)];
      case "return-asked":
        return order.isMissing(news.number)
          ? [about.missingAsked, says.missingAsked({ number })]
          : [about.returnAsked, says.returnAsked({ number })];
      case "return-approved":
        return order.isMissing(news.number) ? [about.missingApproved, says.missingApproved] : [about.returnApproved, says.returnApproved];
      case "return-rejected":
        return [about.returnRejected, says.returnRejected];
      case "return-failed":
        return [about.returnFailed, says.returnFailed];
      case "return-passed":
        return order.isMissing(news.number)
          ? [about.missingPassed, says.missingPassed, ...goesBack(news.back)]
          : [about.returnPassed, says.returnPassed, ...goesBack(news.back)];
      case "refund-done":
        return [about.refundDone, says.refundDone({ back: rupees(news.back) })];
      case "refund-by-hand":
        return [
          about.refundByHand,
          (order.way === "cash" ? says.refundByHandOfCash : says.refundByHandOfPayment)({ back: rupees(news.back) }),
        ];
    }
  }

  function placed({ number, pieces, total, way }: OrderInWords): readonly string[] {
    const thanks = says.placed({ number, pieces: counted(language, pieces, says.pieces, { count: String(pieces) }) });
    const payment = (way === "cash" ? says.payCourier : says.isPaid)({ total: rupees(total) });
    return [thanks, total === 0 ? says.nothingToPay : payment, says.afterPlaced];
  }

  /** Of several parcels each letter's subject names its own. */
  function parcelAbout(order: OrderInWords, { kind, parcel: place }: NewsOf<ParcelKind>): string {
    return order.parcels === 1 ? about[kind] : says.aboutParcel[kind]({ place: String(place + 1), parcels: String(order.parcels) });
  }

  /** What comes, where a letter's or a text message's sentence begins. */
  const parcel = (
    { number, parcels }: OrderInWords,
    place: number,
    begins: Pick<typeof says, "onlyParcel" | "oneParcel"> = says,
  ): string =>
    parcels === 1 ? begins.onlyParcel({ number }) : begins.oneParcel({ place: String(place + 1), parcels: String(parcels), number });

  function expected(order: OrderInWords, place: number): readonly string[] {
    const day = order.expected(place);
    return day === null ? [] : [says.expected({ day: letterDay(language, Date.parse(day)) })];
  }

  function cancelled({ by, isWhole }: NewsOf<"cancelled">) {
    if (by === "shop") return isWhole ? says.cancelledByShop : says.cancelledByShopInPart;
    return isWhole ? says.cancelledByCustomer : says.cancelledByCustomerInPart;
  }

  const goesBack = (back: Paise): readonly string[] => (back === 0 ? [] : [says.goesBack({ back: rupees(back) })]);

  function text(order: OrderInWords, news: InText): string {
    const { number, total } = order;
    switch (news.kind) {
      case "placed":
        return says.texts.placed({ number, total: rupees(total) });
      case "shipped":
      case "delivered":
        return says.texts[news.kind]({ parcel: parcel(order, news.parcel, says.texts) });
      case "cancelled":
        return (news.isWhole ? says.texts.cancelled : says.texts.cancelledInPart)({ number });
      case "return-approved":
        return says.texts.returnApproved({ number });
      case "refund-done":
        return says.texts.refundDone({ number, back: rupees(news.back) });
    }
  }

  return { letter, whole: says.whole, text };
}
