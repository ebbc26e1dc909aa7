import { setTimeout as passed } from "node:timers/promises";
import { addressId } from "#core/account/address.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { signedIn } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export type Buyer = { readonly customer: string; readonly bearer: string };
export type Buyers = { readonly people: readonly Buyer[]; readonly product: string; readonly stock: number };

/** New customers with an address each, and a product of which so many pieces can be had with cash. */
export async function buyersIn(db: Database, count: number, pieces: number): Promise<Buyers> {
  const people = await signedIn(db, count);
  for (const { customer } of people) {
    const flat = anAddress({ id: addressOf(customer), isDefault: true });
    await postgresHouseholds(db).changeAddresses(customerId(customer), () => ({ kept: [flat], outcome: null }));
  }
  const cash = await db
    .selectFrom("product")
    .select(["id", "stock"])
    .where("is_active", "=", true)
    .where("cash_on_delivery", "=", true)
    .where("stock", ">", 0)
    .where("minimum_quantity", "=", 1)
    .orderBy("rank")
    .executeTakeFirstOrThrow();
  const stock = pieces * 2;
  await db.updateTable("product").set({ stock }).where("id", "=", cash.id).execute();
  return { people, product: cash.id, stock };
}

const addressOf = (customer: string) => addressId(`flat-${customer}`);

/** Asks at `address`, as a window does: again while the shop says that it can't be reached, after so many milliseconds. */
export type Asking = { readonly address: () => string; readonly failed?: () => void; readonly pause?: number };

/** Puts one piece into the cart and places an order for it, with `key` once. Answers the order's id. */
export async function buy({ customer, bearer }: Buyer, product: string, key: string, asking: Asking): Promise<string> {
  const id = customerId(customer);
  const client = () => clientOf(asking.address(), bearer);
  await persistently(() => client().get(AddToCart)(id, { kind: "product", productId: product, quantity: 1 }), asking);
  const address = addressOf(customer);
  const quote = valueOf(await persistently(() => client().get(QuoteMyOrder)(id, { address, way: "cash" }), asking));
  const taken = { quote: quote.id, signature: quote.signature, address, key };
  const { kind } = valueOf(await persistently(() => client().get(PlaceMyOrder)(reader(id), taken), asking));
  if (kind !== "placed") throw new Error(`an order was ${kind}`);
  return quote.id;
}

async function persistently<Answer>(ask: () => Promise<Answer>, { failed, pause = 250 }: Asking): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PortUnavailable) || tries === 200) throw error;
      failed?.();
      await passed(pause);
    }
  }
}

/** What is amiss after `acknowledged` were placed: orders that are lost or doubled, pieces that don't add up, faults of the ledger. */
export async function lossesOf(
  db: Database,
  { people, product, stock }: Buyers,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const customers = people.map(({ customer }) => customer);
  const stored = await db
    .selectFrom("shop_order")
    .select(["id", "pieces"])
    .where("customer", "in", customers)
    .where("stage", "!=", "quoted")
    .execute();
  const known = new Set(stored.map(({ id }) => id));
  const left = await db.selectFrom("product").select("stock").where("id", "=", product).executeTakeFirstOrThrow();
  const losses = acknowledged.filter((id) => !known.has(id)).map((id) => `${id} was acknowledged and is lost`);
  if (known.size !== new Set(acknowledged).size) losses.push(`${known.size} orders of ${acknowledged.length}`);
  const sold = stored.flatMap(({ pieces }) => pieces).reduce((sum, one) => sum + Number(one), 0); // Whoever asked again since an answer was lost may have put a second piece into their cart.
  if (left.stock !== stock - sold) losses.push(`${left.stock} of ${stock} pieces are left after ${sold} were sold`);
  for await (const trouble of orderTroubles(db)) losses.push(JSON.stringify(trouble));
  return losses;
}
