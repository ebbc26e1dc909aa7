import { setTimeout as passed } from "node:timers/promises";
import { expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { orderTroubles } from "#adapters/postgres/orders/order-troubles.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { aShopFolder, aShop, beside, databaseProcess, signedIn } from "./shop-process.ts";
import { reader } from "#tests/builders/a-reader.ts";

const folder = await aShopFolder();
const BUYERS = 6;
const EACH = 4;

it("orders that are placed while the database is killed and started again are there once each, and nothing is amiss", {
  timeout: 300_000,
}, async () => {
  const shop = await aShop({ DATA_DIR: folder });
  const { people, product, stock } = await beside(folder, async (db) => {
    const known = await signedIn(db, BUYERS);
    for (const { customer } of known) {
      const flat = anAddress({ id: addressId(`flat-${customer}`), isDefault: true });
      await postgresHouseholds(db).changeAddresses(customerId(customer), () => ({ kept: [flat], outcome: null }));
    }
    const cash = await db
      .selectFrom("product")
      .select(["id", "stock"])
      .where("is_active", "=", true)
      .where("cash_on_delivery", "=", true)
      .where("stock", ">", BUYERS * EACH)
      .where("minimum_quantity", "=", 1)
      .orderBy("rank")
      .executeTakeFirstOrThrow();
    return { people: known, product: cash.id, stock: cash.stock ?? 0 };
  });

  const acknowledged: string[] = [];
  let isKilled = false;
  const buy = async ({ customer, bearer }: (typeof people)[number]): Promise<void> => {
    const client = clientOf(shop.address, bearer);
    const id = customerId(customer);
    for (let nth = 0; nth < EACH; nth += 1) {
      await persistently(() => client.get(AddToCart)(id, { kind: "product", productId: product, quantity: 1 }));
      const address = addressId(`flat-${customer}`);
      const quote = valueOf(await persistently(() => client.get(QuoteMyOrder)(id, { address, way: "cash" })));
      const taken = { quote: quote.id, signature: quote.signature, address, key: `${customer}-${nth}` };
      expect(valueOf(await persistently(() => client.get(PlaceMyOrder)(reader(id), taken))).kind).toBe("placed");
      acknowledged.push(quote.id);
      if (acknowledged.length < (BUYERS * EACH) / 3 || isKilled) continue;
      isKilled = true;
      process.kill(databaseProcess(folder), "SIGKILL");
    }
  };
  await Promise.all(people.map(buy)).catch((error: unknown) => {
    throw new Error(shop.said(), { cause: error });
  });
  expect(isKilled).toBe(true);
  expect(new Set(acknowledged).size).toBe(BUYERS * EACH);

  await beside(folder, async (db) => {
    const kept = await db
      .selectFrom("shop_order")
      .select(["id", "stage"])
      .where(
        "customer",
        "in",
        people.map(({ customer }) => customer),
      )
      .execute();
    expect(
      kept
        .filter(({ stage }) => stage !== "quoted")
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(acknowledged.toSorted());
    const left = await db.selectFrom("product").select("stock").where("id", "=", product).executeTakeFirstOrThrow();
    expect(left.stock).toBe(stock - BUYERS * EACH);
    for await (const trouble of orderTroubles(db)) expect.fail(JSON.stringify(trouble));
  });
  shop.signal("SIGTERM");
  expect(await shop.ended).toBe(0);
});

/** Asks again, as a window does, while the shop says that it can't be reached. */
async function persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PortUnavailable) || tries === 200) throw error;
      await passed(250);
    }
  }
}
