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
  whole: (name, text, page) => `Namaste ${name},\n\n${text}\n\nThe order with all that belongs to it:\n${page}\n\nNiramaya\n`,
  text({ number, total }, news) {
    switch (news.kind) {
      case "placed":
        return `Niramaya: your order ${number} of ${rupees(total)} is placed.`;
      case "shipped":
        return `Niramaya: a parcel of your order ${number} is on its way.`;
      case "delivered":
        return `Niramaya: a parcel of your order ${number} has been delivered.`;
      case "cancelled":
        return `Niramaya: ${news.isWhole ? "" : "a part of "}your order ${number} had to be cancelled.`;
      case "return-approved":
        return `Niramaya: your return of order ${number} is accepted.`;
      case "refund-done":
        return `Niramaya: ${rupees(news.back)} for your order ${number} has been paid back.`;
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
        "Your order has ended unpaid",
        `we did not hear of a payment within 30 minutes, so the order ${number} has ended and nothing is sent. If money was taken from you, it comes back by itself.`,
      ];
    case "shipped":
      return ["Your parcel is on its way", `${parcel(order, news.parcel)} has left its seller.${expected(order, news.parcel)}`];
    case "delivered":
      return [
        "Your parcel has been delivered",
        `${parcel(order, news.parcel)} has been delivered. If something is wrong with it, you can ask to return it within 7 days on the order's page.`,
      ];
    case "coming-back":
      return [
        "Your parcel could not be delivered",
        `${parcel(order, news.parcel)} could not be delivered and goes back to its seller. We write again once it is there.`,
      ];
    case "came-back":
      return ["Your parcel came back", `${parcel(order, news.parcel)} came back to its seller.${goesBack(news.back)}`];
    case "lost":
      return ["Your parcel was lost", `we are sorry: ${parcel(order, news.parcel)} was lost on its way.${goesBack(news.back)}`];
    case "cancelled":
      return [news.isWhole ? "Your order is cancelled" : "A part of your order is cancelled", cancelled(number, news)];
    case "return-asked":
      if (order.isMissing(news.number))
        return [
          "We look at what is missing",
          `you told us that something of the order ${number} is missing. We ask the carrier and the seller and write again; you need not send anything.`,
        ];
      return [
        "We look at your return",
        `you asked to return something of the order ${number}. We look at it and write again; please keep the goods and their pack as they are.`,
      ];
    case "return-approved":
      if (order.isMissing(news.number))
        return [
          "What is missing is accepted",
          "we accept that something did not arrive. You need not send anything; we write again once your money is on its way.",
        ];
      return [
        "Your return is accepted",
        "your return is accepted. The goods are picked up at your address; please hand them over in their pack.",
      ];
    case "return-rejected":
      return [
        "Your return is not accepted",
        "we have looked at your return and can't accept it. If you see it otherwise, please write to us on the order's page.",
      ];
    case "return-failed":
      return [
        "What came back can't be refunded",
        "what came back did not pass our check, so no money goes back for it. If you see it otherwise, please write to us on the order's page.",
      ];
    case "return-passed":
      if (order.isMissing(news.number)) return ["What is missing is settled", `what did not arrive is settled.${goesBack(news.back)}`];
      return ["Your return is complete", `what you returned has passed our check.${goesBack(news.back)}`];
    case "refund-done":
      return ["Your refund is paid", `${rupees(news.back)} has been paid back to you. Banks take up to 7 working days until it shows.`];
    case "refund-by-hand":
      return [
        "We pay your refund by hand",
        `${order.way === "cash" ? `you paid at the door, so we pay ${rupees(news.back)}` : `your payment provider could not take ${rupees(news.back)} back, so we pay it`} to your bank account or UPI. We write to you if we need to know where.`,
      ];
  }
}

function placed({ number, pieces, total, way }: OrderInWords): string {
  const paid =
    total === 0 ? "Nothing is to be paid." : way === "cash" ? `You pay ${rupees(total)} when it comes.` : `You have paid ${rupees(total)}.`;
  return `thank you for your order ${number} of ${pieces === 1 ? "1 piece" : `${pieces} pieces`}. ${paid} We write again as soon as it is on its way.`;
}

const parcel = ({ number, parcels }: OrderInWords, place: number): string =>
  parcels === 1 ? `your order ${number}` : `parcel ${place + 1} of ${parcels} of your order ${number}`;

const days = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

function expected(order: OrderInWords, place: number): string {
  const day = order.expected(place);
  return day === null ? "" : ` It is expected by ${days.format(Date.parse(day))}.`;
}

function cancelled(number: string, { isWhole, by, back }: NewsOf<"cancelled">): string {
  const what = isWhole ? `your order ${number}` : `a part of your order ${number}`;
  return `${by === "shop" ? `we are sorry: ${what} had to be cancelled.` : `${what} is cancelled, as you asked.`}${goesBack(back)}`;
}

const goesBack = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} is on its way back to you.`);
