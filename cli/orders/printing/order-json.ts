import { printedUtc } from "#core/shared/printed-utc.ts";
import { orderStateOf } from "#core/orders/order/order.ts";
import { amountText } from "#cli/printing/amount-text.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { LineShares } from "#core/orders/order/allocation.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";

const sharesJson = ({ amount, coupon, prepaid, shipping, roundOff }: LineShares) => ({
  amount: amountText(amount),
  coupon: amountText(coupon),
  prepaid: amountText(prepaid),
  shipping: amountText(shipping),
  round_off: amountText(roundOff),
});

/** An order in a list. */
export const orderRowJson = ({ order, number, madeAt }: KeptOrder) => ({
  number,
  _id: order.id,
  state: orderStateOf(order),
  way: order.snapshot.way,
  total: amountText(order.snapshot.figures.total),
  lines: order.lines.length,
  made_at: printedUtc(madeAt),
});

/** All that is kept of an order, for programs; amounts in rupees. */
export function orderJson(stored: KeptOrder) {
  const { order, language, payments, ledger, documents } = stored;
  const { figures, facts, rules } = order.snapshot;
  return {
    ...orderRowJson(stored),
    rules,
    customer: order.customer,
    language,
    address: facts.address,
    lines: figures.lines.map((line, place) => ({
      product_id: line.productId,
      title: facts.cart.lines[place]?.product.title ?? null,
      state: order.lines[place],
      quantity: line.quantity,
      unit_price: amountText(line.unitPrice),
      ...sharesJson(line),
    })),
    subtotal: amountText(figures.subtotal),
    coupon: figures.couponCode,
    discount: amountText(figures.coupon),
    prepaid: amountText(figures.prepaid),
    shipping: amountText(figures.shipping),
    round_off: amountText(figures.roundOff),
    parcels: order.parcels.map(({ seller, places, state, deliveredAt }) => ({
      seller: seller.name,
      gstin: seller.gstin,
      lines: places.map((place) => place + 1),
      state,
      delivered_at: utcOrNull(deliveredAt),
    })),
    returns: order.returns.map(({ number, state, reason, lines }) => ({ number, state, reason, lines: lines.map(lineNumbered) })),
    refunds: order.refunds.map(({ number, state, fault, total, payout, lines }) => ({
      number,
      state,
      fault,
      total: amountText(total),
      payout: amountText(payout),
      lines: lines.map((line) => ({ ...lineNumbered(line), because: line.because, ...sharesJson(line) })),
    })),
    payments: payments.map(({ id, payment, kind, amount, at }) => ({ id, payment, kind, amount: amountText(amount), at: printedUtc(at) })),
    documents: documents.map(({ kind, number, day }) => ({ kind, number, day })),
    ledger: ledger.map(({ key, kind, at, postings }) => ({
      key,
      kind,
      at: printedUtc(at),
      postings: postings.map(({ account, amount }) => ({ account, amount: amountText(amount) })),
    })),
    history: order.history.map(({ at, by, deed }) => ({ at: printedUtc(at), by, deed })),
  };
}

const lineNumbered = ({ place, pieces }: { readonly place: number; readonly pieces: number }) => ({ line: place + 1, pieces });
