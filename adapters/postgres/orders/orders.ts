import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { earlierAnswer, earlierAnswerOr, rethrowKeyTaken } from "./idempotency.ts";
import { checkoutFactsColumns, checkoutFactsIn } from "./checkout-facts.ts";
import { isDatabaseError, namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { addressIn } from "#adapters/postgres/account/households.ts";
import { allOrderPage, ownOrderPage } from "./order-list.ts";
import { orderOf, orderWithId, orderWithNumber } from "./read-order.ts";
import { seenOrderColumns, seenOrderIn } from "./seen-order.ts";
import { putChange, putQuote } from "./write-order.ts";
import { heardEvents } from "#adapters/postgres/payments/heard-events.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChangeTransaction, Orders, PlacingTransaction, QuoteTransaction } from "#core/orders/order/orders.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { AddressRow } from "#adapters/postgres/account/tables.ts";
import type { CheckoutFactsRow } from "./checkout-facts.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { SeenOrderRow } from "./seen-order.ts";

export const postgresOrders = (db: Database, shown = ownPictures): Orders =>
  namingOutages("orders", {
    quote: (customer, transaction) =>
      alone(db, {
        lock: (trx) => rowsOf(trx, LOCK_CART, [customer]),
        act: (trx) => quote({ trx, shown }, customer, transaction),
      }),
    place: (customer, transaction) =>
      alone(db, {
        lock: (trx) => rowsOf(trx, LOCK_ORDER, [transaction.order, true]),
        act: (trx) => place({ trx, shown }, customer, transaction),
      }).catch(rethrowKeyTaken(transaction.key)),
    change: (order, transaction) =>
      alone(db, {
        lock: (trx) => rowsOf(trx, LOCK_ORDER, [order, false]),
        act: (trx) => change({ trx, shown }, order, transaction),
      }).catch(rethrowKeyTaken(transaction.key)),
    withId: (order) => orderWithId(db, order, shown),
    withNumber: (number) => orderWithNumber(db, number, shown),
    of: (customer, wanted) => ownOrderPage({ db, shown }, customer, wanted),
    all: (wanted) => allOrderPage({ db, shown }, wanted),
  });

type Within = { readonly trx: Database; readonly shown: ShownPictures };

const LOCK_CART: Statement = { name: "cart locked", text: "select lock_cart($1)" };
const LOCK_ORDER: Statement = { name: "order locked", text: "select lock_order($1, $2)" };

type Locked<Answer> = { readonly lock: (trx: Database) => Promise<unknown>; readonly act: (trx: Database) => Promise<Answer> };

/**
 * Runs a transaction that locks first, so that what it reads afterwards includes what earlier transactions have stored. If it meets a
 * deadlock, for example with an import of products, it tries again.
 */
async function alone<Answer>(db: Database, { lock, act }: Locked<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    let isLocked = false;
    try {
      return await inTransaction(db, async (trx) => {
        await lock(trx);
        isLocked = true;
        return act(trx);
      });
    } catch (error) {
      if (isLocked || db.isTransaction || tries === 5 || !isDatabaseError(error) || error.code !== DEADLOCK) throw error;
    }
  }
}

const DEADLOCK = "40P01";

const FACTS: Statement = {
  name: "checkout facts",
  text: `select (select row_to_json(address) from address where id = $2 and customer = $1) as address,
    ${checkoutFactsColumns({ at: "$3", own: "former", pincode: "(select pincode from address where id = $2 and customer = $1)" })}
    from own_cart($1) mine, own_quote($1) former`,
};

async function quote<Answer>(
  { trx, shown }: Within,
  customer: CustomerId,
  { address, at, decide }: QuoteTransaction<Answer>,
): Promise<Answer> {
  const [row] = await rowsOf<CheckoutFactsRow & { readonly address: AddressRow | null }>(trx, FACTS, [customer, address, new Date(at)]);
  if (row === undefined) throw new TypeError("a statement without an answer");
  const { keep, answer } = decide(
    row.address === null ? null : checkoutFactsIn(row, { address: deliveryAddressIn(row.address), at, shown }),
  );
  if (keep !== null) await putQuote(trx, keep, at);
  return answer;
}

function deliveryAddressIn(row: AddressRow) {
  const { id: _, isDefault: _1, ...delivery } = addressIn(row);
  return delivery;
}

const TO_PLACE: Statement = {
  name: "order to place",
  text: `select ${seenOrderColumns({ at: "$3", customer: "$2", key: "$4" })},
    ${checkoutFactsColumns({ at: "$3", own: "shop_order.id", pincode: "snapshot #>> '{facts,address,pincode}'" })}
    from own_order($2, $1) shop_order, own_cart($2) mine`,
};

async function place<Answer>(
  { trx, shown }: Within,
  customer: CustomerId,
  { order, at, key, language, decide }: PlacingTransaction<Answer>,
): Promise<Answer> {
  const [row] = await rowsOf<SeenOrderRow & CheckoutFactsRow>(trx, TO_PLACE, [order, customer, new Date(at), key?.key ?? null]);
  if (row === undefined) return earlierAnswerOr(trx, key, () => decide(null).answer);
  if (key !== null && row.call !== null) return earlierAnswer(row.call, key);
  const seen = seenOrderIn(row, shown);
  const decided = decide({
    order: seen,
    today: checkoutFactsIn(row, { address: seen.order.snapshot.facts.address, at, shown }),
  });
  await putChange(trx, { before: seen, series: row.series ?? {}, decided, language, events: [], key, at });
  return decided.answer;
}

const TO_CHANGE: Statement = {
  name: "order to change",
  text: `select ${seenOrderColumns({ at: "$2", customer: "$3", key: "$4" })} from order_number named, ${orderOf("named")} where named.id = $1`,
};

async function change<Answer>(
  { trx, shown }: Within,
  order: PayableId,
  { at, key, events, decide }: ChangeTransaction<Answer>,
): Promise<Answer | null> {
  const [row] = await rowsOf<SeenOrderRow>(trx, TO_CHANGE, [order, new Date(at), key?.customer ?? null, key?.key ?? null]);
  if (row === undefined) return null;
  if (key !== null && row.call !== null) return earlierAnswer(row.call, key);
  const before = seenOrderIn(row, shown);
  const { payments, fresh } = await heardEvents(trx, order, { known: before.payments, reported: events });
  const decided = decide({ ...before, payments }, new Set(fresh.map(({ id }) => id)));
  await putChange(trx, { before, series: row.series ?? {}, decided, language: before.language, events: fresh, key, at });
  return decided.answer;
}
