import { sql } from "kysely";
import { couponUsedBy, piecesOf } from "#core/orders/quote/goods-availability.ts";
import { isAnswerKept } from "#core/orders/order/is-answer-kept.ts";
import { searchedTitles } from "#core/orders/views/searched-titles.ts";
import { openReturns } from "#core/orders/returns/open-returns.ts";
import { orderStateOf } from "#core/orders/order/order.ts";
import { numberDocuments } from "#adapters/postgres/invoices/document-numbers.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { retryParkedTo } from "#adapters/postgres/jobs/parked-jobs.ts";
import { putTogether } from "#adapters/postgres/jobs/queue.ts";
import { putMoney, rowsOfEntries, rowsOfEvents } from "#adapters/postgres/ledger/put-money.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { RawBuilder } from "kysely";
import type { MoneyJob } from "#core/payments/money-job.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { OrderChange, StockMove } from "#core/orders/order/order-change.ts";
import type { CallKey, Decided, HeldOrder, KeptOrder } from "#core/orders/order/orders.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Language } from "#core/shared/language.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { NewMoney } from "#adapters/postgres/ledger/put-money.ts";

/** Stores a quote in place of its customer's former one, with what is held for it, as part of the caller's transaction. */
export async function putQuote(trx: Database, { order, until }: HeldOrder, at: number): Promise<void> {
  const pieces = piecesOf(order);
  const { id, customer, snapshot, parcels } = order;
  const sellers = parcels.map(({ seller }) => seller.gstin);
  await rowsOf(trx, PUT_QUOTE, [
    ...[id, customer, orderStateOf(order), snapshot.figures.total, couponUsedBy(order), [...pieces.keys()], [...pieces.values()], sellers],
    ...[searchedTitles(snapshot.facts.cart.lines), JSON.stringify(snapshot), stateOf(order), new Date(at)],
  ]);
  const parts = [
    sql`insert into seller (gstin) select gstin from unnest(${sellers}::text[]) asked (gstin)
      where not exists (select from seller where seller.gstin = asked.gstin) order by gstin on conflict do nothing`,
    ...holding(order, until),
  ];
  await putTogether(trx, { parts: numbered(parts), jobs: [], onlyWith: null });
}

const PUT_QUOTE: Statement = { name: "quote put", text: "select put_quote($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)" };

/** What is stored of a change, and of the call that asked for it. */
export type OrderChangeWrite = {
  /** The order as it was seen; `payments` are those known before. */
  readonly before: KeptOrder;
  readonly series: Readonly<Record<string, string>>;
  readonly decided: Decided<unknown>;
  /** The language for letters about the changed order; null: none was given. */
  readonly language: Language | null;
  readonly events: readonly PaymentEvent[];
  readonly key: CallKey | null;
  readonly at: number;
};

/** Stores everything that a decision brings about, and its answer for repetitions of the call, as part of the caller's transaction. */
export async function putChange(trx: Database, { before, series, decided, language, events, key, at }: OrderChangeWrite): Promise<void> {
  const { change, answer } = decided;
  const keptUnder = isAnswerKept(decided) ? key : null;
  const money = {
    entries: rowsOfEntries(before.ledger, change?.entries ?? []),
    events: rowsOfEvents(before.order.id, events, at),
  };
  const about = change === null ? [] : await changed(trx, { before, series, change, language, money, at });
  if (change === null || change.after === before.order) await putMoney(trx, before.order.customer, money);
  const parts = [...about, ...answered(keptUnder, answer, at)];
  const jobs = change?.jobs ?? [];
  if (parts.length > 0 || jobs.length > 0) await putTogether(trx, { parts: numbered(parts), jobs, onlyWith: null });
  if (change === null) return;
  for (const job of change.retried) await retryParkedTo<MoneyJob>(trx, job);
  for (const entry of change.audit) await putAudit(trx, entry);
}

type Changed = Pick<OrderChangeWrite, "before" | "series" | "language" | "at"> & { readonly change: OrderChange; readonly money: NewMoney };

async function changed(trx: Database, { before, series, change, language, money, at }: Changed): Promise<readonly RawBuilder<unknown>[]> {
  const { after } = change;
  if (before.order.stage === "placed" && change.stock.length > 0) await lockGoods(trx, change.stock); // Goods are locked before documents are numbered.
  const documents = await numberDocuments(trx, { order: after, documents: change.documents, at, series });
  if (after !== before.order) await keepOrder(trx, { before: before.order, change, language, money, at });
  const issued = documents.map((document) => ({ ...document, order_id: after.id }));
  return [
    ...stockMoved(change.stock),
    ...holdChanged(change),
    ...(change.usesCoupon ? couponUsed(after, at) : []),
    ...many(issued, (rows) => {
      return sql`insert into document (number, order_id, kind, parcel, refund, counter, serial, day)
        select number, order_id, kind, parcel, refund, counter, serial, day from json_populate_recordset(null::document, ${rows}::json)`;
    }),
  ];
}

const stateOf = ({ lines, parcels, returns, refunds }: Order): string => JSON.stringify({ lines, parcels, returns, refunds });

type Kept = Pick<Changed, "change" | "language" | "money" | "at"> & { readonly before: Order };

/**
 * The order as it is now with its new steps and what came to its money. If it leaves the cart, the ordered pieces go out of that: pieces
 * that were added meanwhile stay.
 */
async function keepOrder(trx: Database, { before, change, language, money, at }: Kept): Promise<void> {
  const { after, leavesCart } = change;
  const steps = after.history.slice(before.history.length).map((step, place) => {
    return { ...step, number: before.history.length + place, at: new Date(step.at) };
  });
  const left = leavesCart ? piecesOf(after) : null;
  await rowsOf(trx, KEEP_ORDER, [
    ...[after.customer, after.id, after.stage, orderStateOf(after), stateOf(after), openReturns(after), language, new Date(at)],
    ...[JSON.stringify(steps), money.entries, money.events, left && [...left.keys()], left && [...left.values()]],
  ]);
}

const KEEP_ORDER: Statement = { name: "order kept", text: "select keep_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)" };

const lockGoods = (trx: Database, moves: readonly StockMove[]) =>
  sql`select from product where id = any(${moves.map(({ productId }) => productId)}::text[]) order by id for no key update`.execute(trx);

/**
 * Products in the order of their ids, in which everybody locks them. A product that nobody sells any more has no stock to which pieces
 * could come back.
 */
function stockMoved(moves: readonly StockMove[]) {
  if (moves.length === 0) return [];
  const [products, pieces] = [moves.map(({ productId }) => productId), moves.map((move) => move.pieces)];
  return [
    sql`update product set stock = stock + moved.pieces
      from (select id, pieces from product join unnest((select ${products}::text[]), (select ${pieces}::int8[])) move (product, pieces) on product = id order by id for no key update of product) moved
      where product.id = moved.id`,
  ];
}

function holdChanged({ after, hold }: OrderChange) {
  switch (hold.kind) {
    case "stays":
      return [];
    case "ends":
      return [sql`delete from stock_hold where order_id = ${after.id}`, sql`delete from coupon_hold where order_id = ${after.id}`];
    case "holds":
      return holding(after, hold.until);
  }
}

function holding(order: Order, until: number) {
  const pieces = piecesOf(order);
  const coupon = couponUsedBy(order);
  const till = new Date(until);
  return [
    sql`insert into stock_hold (order_id, product, pieces, until)
      select ${order.id}, product, pieces, ${till}::timestamptz from unnest(${[...pieces.keys()]}::text[], ${[...pieces.values()]}::int8[]) held (product, pieces)
      on conflict (order_id, product) do update set until = excluded.until`,
    ...(coupon === null
      ? []
      : [
          sql`insert into coupon_hold (order_id, coupon, until) values (${order.id}, ${coupon}, ${till})
            on conflict (order_id) do update set until = excluded.until`,
        ]),
  ];
}

function couponUsed(order: Order, at: number) {
  const coupon = couponUsedBy(order);
  return coupon === null
    ? []
    : [
        sql`update coupon set uses_left = uses_left - 1 where key = ${coupon} and uses_left is not null`,
        sql`insert into coupon_use (order_id, coupon, at) values (${order.id}, ${coupon}, ${new Date(at)})`,
      ];
}

const answered = (key: CallKey | null, answer: unknown, at: number) =>
  key === null
    ? []
    : [
        sql`insert into order_call (customer, key, asked, answer, at)
          values (${key.customer}, ${key.key}, ${key.asked}, ${JSON.stringify({ given: answer })}, ${new Date(at)})`,
      ];

const many = <Row>(rows: readonly Row[], put: (json: string) => RawBuilder<unknown>) =>
  rows.length === 0 ? [] : [put(JSON.stringify(rows))];

const numbered = (parts: readonly RawBuilder<unknown>[]) => Object.fromEntries(parts.map((part, place) => [`part_${place}`, part]));
