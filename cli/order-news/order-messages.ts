import { replayed } from "#core/orders/order/order-replay.ts";
import { parcelView } from "#core/orders/views/parcel-view.ts";
import { textMessage } from "#cli/letters/letter-words.ts";
import { orderWords } from "./order-words.ts";
import type { OrderMessages } from "#core/order-news/order-messages.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { InLetter, InText, OrderInWords } from "./order-words.ts";

/** What customers are written about their orders, from the customer's site. */
export const orderMessages =
  (siteOf: SiteOf): OrderMessages =>
  ({ customer: { name, email, mobile, aggregator }, kept, news }) => {
    const language = kept.language ?? "en";
    const words = orderWords(language);
    const { address, name: site } = siteOf(aggregator);
    const order = inWords(kept);
    const page = `${address}/shop/orders/${encodeURIComponent(kept.order.id)}`;
    const letter = email !== null && isInLetter(news) ? { email, ...words.letter(order, news) } : null;
    const text = mobile !== null && isInText(news) ? { mobile, text: words.text(order, news) } : null;
    return [
      ...(letter === null
        ? []
        : [{ kind: "send-email", ...letter, text: words.whole({ name, text: letter.text, page, site }), leave: null } as const]),
      ...(text === null
        ? []
        : [{ kind: "send-sms", mobile: text.mobile, text: textMessage(language, { site, said: text.text, page }) } as const]),
    ];
  };

function inWords(stored: KeptOrder): OrderInWords {
  const { order, number } = stored;
  const { figures, way } = order.snapshot;
  return {
    number,
    pieces: figures.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: figures.total,
    way,
    parcels: order.parcels.length,
    isMissing: (of) => order.returns[of - 1]?.reason.kind === "missing",
    expected: (parcel) => parcelView(stored, replayed(order), parcel).expected?.latest ?? null,
  };
}

const isInLetter = (news: OrderNews): news is InLetter => news.kind !== "payment-failed" && news.kind !== "out-for-delivery";

const TEXTED: ReadonlySet<OrderNews["kind"]> = new Set<InText["kind"]>([
  "placed",
  "shipped",
  "delivered",
  "cancelled",
  "return-approved",
  "refund-done",
]);

const isInText = (news: OrderNews): news is InText => TEXTED.has(news.kind) && (news.kind !== "cancelled" || news.by === "shop");
