import { captured } from "#core/payments/payment-entries.ts";
import { changeBy } from "#core/orders/order/order-change.ts";
import { QUOTE_HOLDS } from "#core/orders/quote/quote.ts";
import { pointMoves } from "#core/points/point-moves.ts";
import { orderWithId } from "#adapters/postgres/orders/read-order.ts";
import { putChange, putQuote } from "#adapters/postgres/orders/write-order.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { Step } from "#core/orders/order/order-step.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** An order that was quoted at a time, and its steps since then. Times in milliseconds since 1970. */
export type OrderHistory = { readonly order: Order; readonly madeAt: number; readonly moments: readonly Moment[] };

/** A step, and what the sandbox reported at that moment. */
type Moment = { readonly step: Step; readonly events: readonly PaymentEvent[] };

/**
 * Stores orders with everything that happened to them, as part of the caller's transaction. The present stock is what is left after them,
 * today's carts stay as they are, and nobody is told about things that are long over.
 */
export async function putOrders(trx: Database, stories: readonly OrderHistory[]): Promise<void> {
  for (const { order, madeAt, moments } of stories.toSorted((a, b) => a.madeAt - b.madeAt)) {
    await putQuote(trx, { order, until: madeAt + QUOTE_HOLDS }, madeAt);
    for (const moment of moments) await putMoment(trx, order.id, moment);
    const stored = await keptOrder(trx, order.id);
    await postgresRewardPoints(trx).enter(order.customer, pointMoves(stored.order));
    await putPayments(trx, stored);
  }
}

async function putMoment(trx: Database, id: PayableId, { step, events }: Moment): Promise<void> {
  const before = await keptOrder(trx, id);
  const change = changeBy(before.order, [step]);
  if (change.kind === "refused") throw new TypeError(`${id} takes no such step: ${change.refusal.kind}`);
  const paid = events.filter(({ kind }) => kind === "captured").map((event) => captured(before.order, event));
  const sellers = await trx.selectFrom("seller").select(["gstin", "series"]).execute();
  await putChange(trx, {
    before,
    series: Object.fromEntries(sellers.map(({ gstin, series }) => [gstin, series])),
    decided: {
      change: { ...change.value, entries: [...paid, ...change.value.entries], stock: [], leavesCart: false, jobs: [] },
      answer: null,
    },
    language: before.language,
    events,
    key: null,
    at: step.at,
  });
}

/** What the sandbox would have stored, so that a later cancellation can be paid back. */
async function putPayments(trx: Database, { order, payments, madeAt }: KeptOrder): Promise<void> {
  const [payment] = payments;
  if (payment === undefined || (payment.kind !== "captured" && payment.kind !== "failed")) return;
  const provider_order = `sbo_demo_${order.id}`;
  const amount = order.snapshot.figures.total;
  const begun_at = new Date(madeAt);
  await trx
    .insertInto("payment")
    .values({ provider: "sandbox", provider_order, payable: order.id, amount, begun_at, looked_at: null, is_under_way: null })
    .execute();
  await trx.insertInto("sandbox_order").values({ id: provider_order, payable: order.id, amount, opened_at: begun_at }).execute();
  await trx
    .insertInto("sandbox_payment")
    .values({ id: payment.payment, order_id: provider_order, amount, state: payment.kind, at: new Date(payment.at) })
    .execute();
  for (const { number, payout, state } of order.refunds) {
    if (state !== "processed") continue;
    await trx
      .insertInto("sandbox_refund")
      .values({ key: `${order.id}/refund/${number}`, payment: payment.payment, amount: payout, at: begun_at })
      .execute();
  }
}

async function keptOrder(trx: Database, id: PayableId): Promise<KeptOrder> {
  const stored = await orderWithId(trx, id);
  if (stored === null) throw new TypeError(`${id} was not kept`);
  return stored;
}
