import { replayed } from "#core/ordering/order-replay.ts";
import { parcelView } from "#core/ordering/parcel-view.ts";
import { rupees } from "./rupees.ts";
import type { OrderMessages, ToldNews } from "#core/order-news/order-messages.ts";
import type { OrderNews } from "#core/ordering/order-news.ts";
import type { KeptOrder } from "#core/ordering/orders.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";

type Message = {
  /** The letter's subject and its first paragraphs; null: no letter. */
  readonly letter: { readonly subject: string; readonly text: string } | null;
  /** null: no text message. */
  readonly sms: string | null;
};

/** What customers are written about their orders; its links lead to `site` ("https://niramaya.example"). */
export const orderMessages =
  (site: string): OrderMessages =>
  (told) => {
    const { letter, sms } = messageOf(told);
    const { customer, kept } = told;
    const page = `${site}/shop/orders/${encodeURIComponent(kept.order.id)}`;
    return [
      ...(letter === null || customer.email === null
        ? []
        : [
            {
              kind: "send-email",
              email: customer.email,
              subject: letter.subject,
              text: `Namaste ${customer.name},\n\n${letter.text}\n\nThe order with all that belongs to it:\n${page}\n\nNiramaya\n`,
              leave: null,
            } as const,
          ]),
      ...(sms === null || customer.mobile === null ? [] : [{ kind: "send-sms", mobile: customer.mobile, text: `${sms} ${page}` } as const]),
    ];
  };

function messageOf({ kept, news }: ToldNews): Message {
  const { number } = kept;
  const letter = (subject: string, text: string) => ({ subject: `${subject} – order ${number}`, text });
  switch (news.kind) {
    case "placed":
      return {
        letter: letter("Thank you for your order", placedText(kept)),
        sms: `Niramaya: your order ${number} of ${rupees(kept.order.snapshot.figures.total)} is placed.`,
      };
    case "payment-failed":
      return { letter: null, sms: null };
    case "expired":
      return {
        letter: letter(
          "Your order has ended unpaid",
          `we did not hear of a payment within 30 minutes, so the order ${number} has ended and nothing is sent. If money was taken from you, it comes back by itself.`,
        ),
        sms: null,
      };
    case "shipped":
      return {
        letter: letter(
          "Your parcel is on its way",
          `${parcelText(kept, news.parcel)} has left its seller.${expectedText(kept, news.parcel)}`,
        ),
        sms: `Niramaya: a parcel of your order ${number} is on its way.`,
      };
    case "out-for-delivery":
      return { letter: null, sms: null };
    case "delivered":
      return {
        letter: letter(
          "Your parcel has been delivered",
          `${parcelText(kept, news.parcel)} has been delivered. If something is wrong with it, you can ask to return it within 7 days on the order's page.`,
        ),
        sms: `Niramaya: a parcel of your order ${number} has been delivered.`,
      };
    case "coming-back":
      return {
        letter: letter(
          "Your parcel could not be delivered",
          `${parcelText(kept, news.parcel)} could not be delivered and goes back to its seller. We write again once it is there.`,
        ),
        sms: null,
      };
    case "came-back":
      return {
        letter: letter("Your parcel came back", `${parcelText(kept, news.parcel)} came back to its seller.${backText(news.back)}`),
        sms: null,
      };
    case "lost":
      return {
        letter: letter("Your parcel was lost", `we are sorry: ${parcelText(kept, news.parcel)} was lost on its way.${backText(news.back)}`),
        sms: null,
      };
    case "cancelled":
      return {
        letter: letter(news.isWhole ? "Your order is cancelled" : "A part of your order is cancelled", cancelledText(kept, news)),
        sms: news.by === "shop" ? `Niramaya: ${news.isWhole ? "" : "a part of "}your order ${number} had to be cancelled.` : null,
      };
    case "return-asked":
      return {
        letter: letter(
          "We look at your return",
          `you asked to return something of the order ${number}. We look at it and write again; please keep the goods and their pack as they are.`,
        ),
        sms: null,
      };
    case "return-approved":
      return {
        letter: letter(
          "Your return is accepted",
          "your return is accepted. The goods are picked up at your address; please hand them over in their pack.",
        ),
        sms: `Niramaya: your return of order ${number} is accepted.`,
      };
    case "return-rejected":
      return {
        letter: letter(
          "Your return is not accepted",
          "we have looked at your return and can't accept it. If you see it otherwise, please write to us on the order's page.",
        ),
        sms: null,
      };
    case "return-failed":
      return {
        letter: letter(
          "What came back can't be refunded",
          "what came back did not pass our check, so no money goes back for it. If you see it otherwise, please write to us on the order's page.",
        ),
        sms: null,
      };
    case "return-passed":
      return { letter: letter("Your return is complete", `what you returned has passed our check.${backText(news.back)}`), sms: null };
    case "refund-done":
      return {
        letter: letter(
          "Your refund is paid",
          `${rupees(news.back)} has been paid back to you. Banks take up to 7 working days until it shows.`,
        ),
        sms: `Niramaya: ${rupees(news.back)} for your order ${number} has been paid back.`,
      };
    case "refund-by-hand":
      return {
        letter: letter(
          "We pay your refund by hand",
          `your payment provider could not take ${rupees(news.back)} back, so we pay it to your bank account or UPI. We write to you if we need to know where.`,
        ),
        sms: null,
      };
  }
}

function placedText({ order, number }: KeptOrder): string {
  const { figures, way } = order.snapshot;
  const pieces = figures.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = rupees(figures.total);
  const paid =
    figures.total === 0 ? "Nothing is to be paid." : way === "cash" ? `You pay ${total} when it comes.` : `You have paid ${total}.`;
  return `thank you for your order ${number} of ${pieces === 1 ? "1 piece" : `${pieces} pieces`}. ${paid} We write again as soon as it is on its way.`;
}

const parcelText = ({ order, number }: KeptOrder, parcel: number): string =>
  order.parcels.length === 1 ? `your order ${number}` : `parcel ${parcel + 1} of ${order.parcels.length} of your order ${number}`;

function expectedText(kept: KeptOrder, parcel: number): string {
  const expected = parcelView(kept, replayed(kept.order), parcel).expected;
  return expected === null ? "" : ` It is expected by ${dayText(expected.latest)}.`;
}

function cancelledText(kept: KeptOrder, news: Extract<OrderNews, { readonly kind: "cancelled" }>): string {
  const what = news.isWhole ? `your order ${kept.number}` : `a part of your order ${kept.number}`;
  const said = news.by === "shop" ? `we are sorry: ${what} had to be cancelled.` : `${what} is cancelled, as you asked.`;
  return `${said}${backText(news.back)}`;
}

const backText = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} is on its way back to you.`);

const days = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
const dayText = (day: Day): string => days.format(Date.parse(day));
