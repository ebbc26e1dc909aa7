import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ListAddresses } from "#core/account/list-addresses.use-case.ts";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Orders } from "#core/orders/order/orders.port.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { someProducts } from "#tests/http/orders/placed-order.ts";
import { wholeApplication } from "#tests/http/whole-application.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { FastifyInstance } from "fastify";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Application } from "#adapters/composition/server/application.ts";

let product: Application;
let app: FastifyInstance;
let url: string;
let workers: { stop(): Promise<void> };
beforeAll(async () => {
  product = await wholeApplication();
  app = serverOver(product.container, { pages: null, log: "off" });
  url = await app.listen({ port: 0 });
  workers = await product.work(() => {}, url);
}, 180_000);
afterAll(async () => {
  await workers.stop();
  await app.close();
  await product.close();
});

/** An order of Asha's that waits for its payment, and what she asks over HTTP. */
async function begun() {
  const { container } = product;
  const customer: CustomerId = customerId(demoCustomerId("asha"));
  const { bearer } = await container.get(Sessions).open(customer, container.get(Clock)());
  const client = clientOf(url, bearer);
  const [first = ""] = await someProducts(container);
  valueOf(await client.get(AddToCart)(customer, { kind: "product", productId: first, quantity: 2 }));
  const [address] = await client.get(ListAddresses)(customer);
  if (address === undefined) throw new TypeError("nobody knows where it goes");
  const quote = valueOf(await client.get(QuoteMyOrder)(customer, { address: address.id, way: "online" }));
  const taken = { quote: quote.id, signature: quote.signature, address: address.id, key: `place-${quote.id}` };
  expect(valueOf(await client.get(PlaceMyOrder)(reader(customer), taken)).kind).toBe("payment-waits");
  const { form, amount } = valueOf(await client.get(BeginPayment)(customer, { payable: quote.id, key: `begin-${quote.id}` }));
  return { customer, client, order: quote.id, sandboxOrder: form.fields["order"] ?? "", amount };
}

const press = (order: string, action: string) =>
  fetch(`${url}/sandbox/pay/answer`, { method: "POST", redirect: "manual", body: new URLSearchParams({ order, deed: action }) });

describe("a payment in the whole shop", () => {
  it("places the order though the browser never comes back: the sandbox's server tells", async () => {
    const { customer, client, order, sandboxOrder, amount } = await begun();
    await press(sandboxOrder, "pay");
    await expect.poll(async () => (await product.container.get(Orders).withId(order))?.order.stage).toBe("placed");
    expect(await client.get(ShowPayment)(customer, order)).toMatchObject({ value: { kind: "taken", amount, goesBack: 0 } });
  });

  it("that comes twice has gone back once the jobs are done, and its order's money sums to nothing", async () => {
    const { customer, client, order, sandboxOrder } = await begun();
    await press(sandboxOrder, "twice");
    const isSettled = async () => {
      const stored = await product.container.get(Orders).withId(order);
      return [stored?.order.stage, stored?.ledger.map(({ kind }) => kind).toSorted()];
    };
    await expect.poll(isSettled).toEqual(["placed", ["payment", "payment", "payout", "sale"]]);
    expect(await client.get(ShowPayment)(customer, order)).toMatchObject({ value: { kind: "taken", goesBack: 0 } });
    const stored = await product.container.get(Orders).withId(order);
    expect(stored === null ? null : orderFaults(stored.order, stored.ledger)).toEqual([]);
  });
});
