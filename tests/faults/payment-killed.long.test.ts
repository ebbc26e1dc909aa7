import { setTimeout as after } from "node:timers/promises";
import { expect, it } from "vitest";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { aShopFolder, aShop, beside } from "./shop-process.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { Container } from "#adapters/composition/container.ts";

const folder = await aShopFolder();
const asha = customerId(demoCustomerId("asha"));

/** Milliseconds after which a server is killed that was just asked: some before it has read the question, some while it answers. */
const MOMENTS = [0, 4, 12];

it("an order whose server is killed at each step between placing and paid is placed once, and says so", { timeout: 300_000 }, async () => {
  let shop = await aShop({ DATA_DIR: folder });
  const { bearer, product, before } = await beside(folder, async (db) => ({
    bearer: (await postgresSessions(db).open(asha, Date.now())).bearer,
    product: (
      await db
        .selectFrom("product")
        .select("id")
        .where("is_active", "=", true)
        .where("stock", ">", 9)
        .orderBy("rank")
        .executeTakeFirstOrThrow()
    ).id,
    before: await ordersOf(db),
  }));
  let kills = 0;
  /** Asks, kills the server in the middle, starts another and asks the same again. */
  const through = async <Answer>(ask: (client: Container, address: string) => Promise<Answer>): Promise<Answer> => {
    const first = ask(clientOf(shop.address, bearer), shop.address).catch(() => null);
    await after(MOMENTS[kills++ % MOMENTS.length]);
    shop.signal("SIGKILL");
    expect(await shop.ended).toBe("SIGKILL");
    await first;
    shop = await aShop({ DATA_DIR: folder });
    return ask(clientOf(shop.address, bearer), shop.address);
  };

  const client = clientOf(shop.address, bearer);
  valueOf(await client.get(AddToCart)(asha, { kind: "product", productId: product, quantity: 1 }));
  const [address] = await client.get(ListAddresses)(asha);
  if (address === undefined) throw new TypeError("nobody knows where it goes");
  const quote = valueOf(await client.get(QuoteMyOrder)(asha, { address: address.id, way: "online" }));
  const taken = { quote: quote.id, signature: quote.signature, address: address.id, key: "placed-once" };

  const placement = valueOf(await through((container) => container.get(PlaceMyOrder)(reader(asha), taken)));
  expect(placement.kind).toBe("payment-waits");
  const { form } = valueOf(await through((container) => container.get(BeginPayment)(asha, { payable: quote.id, key: "begun-once" })));
  const pressed = await through((_, url) =>
    fetch(`${url}/sandbox/pay/answer`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ order: form.fields["order"] ?? "", deed: "pay" }),
    }),
  );
  const back = pressed.headers.get("location") ?? "";
  await through((_, url) => fetch(`${url}${back}`, { redirect: "manual" }));

  const paymentStatus = valueOf(await clientOf(shop.address, bearer).get(ShowPayment)(asha, quote.id));
  expect(paymentStatus).toMatchObject({ kind: "taken", goesBack: 0 });
  await beside(folder, async (db) => {
    expect((await ordersOf(db)) - before).toBe(1);
    const stored = await postgresOrders(db).withId(quote.id);
    expect(stored?.ledger.map(({ kind }) => kind).toSorted()).toEqual(["payment", "sale"]);
    expect(stored === null ? null : orderFaults(stored.order, stored.ledger)).toEqual([]);
    expect(
      await db
        .selectFrom("sandbox_payment")
        .select("state")
        .where("order_id", "=", form.fields["order"] ?? "")
        .execute(),
    ).toEqual([{ state: "captured" }]);
  });
  shop.signal("SIGTERM");
  expect(await shop.ended).toBe(0);
});

const ordersOf = async (db: Parameters<Parameters<typeof beside>[1]>[0]): Promise<number> =>
  (
    await db
      .selectFrom("shop_order")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("customer", "=", asha)
      .where("stage", "<>", "quoted")
      .executeTakeFirstOrThrow()
  ).count;
