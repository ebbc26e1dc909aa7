import { rupees } from "#cli/wording/rupees.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { PaymentWay } from "#core/orders/quote/checkout-bill.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";
import type { LetterWords } from "#cli/sign-in/wording/letters.ts";

type Kind = OrderNews["kind"];
type NewsOf<K extends Kind> = OrderNews & { readonly kind: K };

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

/** What letters and text messages of orders say in a language; `page` is where the order is shown. */
export type OrderWords = {
  readonly letter: (order: OrderInWords, news: InLetter) => LetterWords;
  /** What stands around a letter's text. */
  readonly whole: (name: string, text: string, page: string) => string;
  readonly text: (order: OrderInWords, news: InText) => string;
};

export const english: OrderWords = {
  letter(order, news) {
    const [about, text] = lettered(order, news);
    return { subject: `${about} – order ${order.number}`, text };
  },
  whole: (name, text, page) => `Namaste ${name},\n\n${text}\n\nSee your order:\n${page}\n\nNiramaya\n`,
  text({ number, total }, news) {
    switch (news.kind) {
      case "placed":
        return `Niramaya: your order ${number} for ${rupees(total)} is placed.`;
      case "shipped":
        return `Niramaya: a parcel from your order ${number} is on its way.`;
      case "delivered":
        return `Niramaya: a parcel from your order ${number} has been delivered.`;
      case "cancelled":
        return `Niramaya: we had to cancel ${news.isWhole ? "" : "part of "}your order ${number}.`;
      case "return-approved":
        return `Niramaya: your return for order ${number} is accepted.`;
      case "refund-done":
        return `Niramaya: we have refunded ${rupees(news.back)} for your order ${number}.`;
    }
  },
};

function lettered(order: OrderInWords, news: InLetter): readonly [about: string, text: string] {
  const { number } = order;
  switch (news.kind) {
    case "placed":
      return ["Thank you for your order", placed(order)];
    case "expired":
      return [
        "Your order is cancelled: not paid in time",
        `We received no payment within 30 minutes, so order ${number} is cancelled and nothing will be sent. If money left your account, it comes back by itself.`,
      ];
    case "shipped":
      return ["Your parcel is on its way", `${parcel(order, news.parcel)} has left the seller.${expected(order, news.parcel)}`];
    case "delivered":
      return [
        "Your parcel has been delivered",
        `${parcel(order, news.parcel)} has been delivered. If anything is wrong, you can request a return within 7 days on the order's page.`,
      ];
    case "coming-back":
      return [
        "Your parcel could not be delivered",
        `${parcel(order, news.parcel)} could not be delivered and is going back to the seller. We'll write again when it gets there.`,
      ];
    case "came-back":
      return ["Your parcel is back with the seller", `${parcel(order, news.parcel)} is back with the seller.${goesBack(news.back)}`];
    case "lost":
      return ["Your parcel was lost", `${parcel(order, news.parcel)} was lost on the way. We are sorry.${goesBack(news.back)}`];
    case "cancelled":
      return [news.isWhole ? "Your order is cancelled" : "Part of your order is cancelled", cancelled(number, news)];
    case "return-asked":
      if (order.isMissing(news.number))
        return [
          "We are looking into what is missing",
          `You told us that something is missing from order ${number}. We'll ask the courier and the seller, and write again. You don't need to send anything.`,
        ];
      return [
        "We are looking at your return",
        `You asked to return something from order ${number}. We'll look at it and write again. Please keep the goods and their pack as they are.`,
      ];
    case "return-approved":
      if (order.isMissing(news.number))
        return [
          "We accept that something is missing",
          "We accept that something did not arrive. You don't need to send anything. We'll write again when your money is on its way.",
        ];
      return [
        "Your return is accepted",
        "Your return is accepted. We'll have it picked up from your address. Please hand it over in its pack.",
      ];
    case "return-rejected":
      return [
        "Your return is not accepted",
        "We looked at your return and can't accept it. If you don't agree, please write to us from the order's page.",
      ];
    case "return-failed":
      return [
        "What you sent back can't be refunded",
        "What you sent back did not pass our check, so it can't be refunded. If you don't agree, please write to us from the order's page.",
      ];
    case "return-passed":
      if (order.isMissing(news.number))
        return ["What was missing is settled", `We have settled what did not arrive.${goesBack(news.back)}`];
      return ["Your return is complete", `What you sent back has passed our check.${goesBack(news.back)}`];
    case "refund-done":
      return ["Your refund is paid", `We have refunded ${rupees(news.back)}. Your bank may take up to 7 working days to show it.`];
    case "refund-by-hand":
      return [
        "Our team is paying your refund",
        `${order.way === "cash" ? `You paid on delivery, so we'll pay ${rupees(news.back)}` : `The payment company could not return ${rupees(news.back)}, so we'll pay it`} to your bank account or UPI. If we need the details, we'll write to you.`,
      ];
  }
}

function placed({ number, pieces, total, way }: OrderInWords): string {
  const paid =
    total === 0
      ? "There is nothing to pay."
      : way === "cash"
        ? `Please keep ${rupees(total)} ready for the courier.`
        : `You have paid ${rupees(total)}.`;
  return `Thank you for your order ${number} (${pieces === 1 ? "1 piece" : `${pieces} pieces`}). ${paid} We'll write again when it is on its way.`;
}

const parcel = ({ number, parcels }: OrderInWords, place: number): string =>
  parcels === 1 ? `Your order ${number}` : `Parcel ${place + 1} of ${parcels} from your order ${number}`;

const days = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

function expected(order: OrderInWords, place: number): string {
  const day = order.expected(place);
  return day === null ? "" : ` It should reach you by ${days.format(Date.parse(day))}.`;
}

function cancelled(number: string, { isWhole, by, back }: NewsOf<"cancelled">): string {
  const cancelledByUs = isWhole
    ? `We had to cancel your order ${number}. We are sorry.`
    : `We had to cancel part of your order ${number}. We are sorry.`;
  return `${by === "shop" ? cancelledByUs : `${isWhole ? "Your" : "Part of your"} order ${number} is cancelled, as you asked.`}${goesBack(back)}`;
}

const goesBack = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} is on its way back to you.`);
