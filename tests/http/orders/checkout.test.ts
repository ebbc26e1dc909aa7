import { describe, expect, it, onTestFinished } from "vitest";
import { addressId } from "#core/account/address.ts";
import { payableId } from "#core/ledger/entry.ts";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { figuresOf } from "#core/orders/order/figures.ts";
import { makeChangeTerms } from "#core/orders/quote/change-terms.use-case.ts";
import { FollowOrder } from "#core/orders/order/follow-order.use-case.ts";
import { PlaceMyOrder } from "#core/orders/quote/place-my-order.use-case.ts";
import { QuoteMyOrder } from "#core/orders/quote/quote-my-order.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { ShowPrepaidDiscount } from "#core/orders/quote/show-prepaid-discount.use-case.ts";
import { Terms } from "#core/orders/quote/terms.port.ts";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { ok } from "#core/shared/result.ts";
import { paise } from "#core/shared/money.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { anEmail } from "#tests/builders/a-new-customer.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon, aProduct, now, shipping } from "#tests/fixtures.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { reader } from "#tests/builders/a-reader.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { TakenQuote } from "#core/orders/quote/place-my-order.use-case.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";

const home = addressId("home");
const leh = addressId("leh");
const prepaid = { percent: 5, maximum: paise(10_000), minimumOrder: paise(49_900) };
const oil = aProduct("Narayana Oil", { id: "oil", gst: 5, offer: { price: paise(30_050), stock: 10 } });
const tea = aProduct("Tulsi Tea", {
  id: "tea",
  gst: 12,
  offer: { price: paise(15_000), stock: 5 },
  cashOnDelivery: false,
  brand: "Kaveri",
});

/** Asha's and Ravi's carts of oil and tea, with a coupon, reached over HTTP. */
async function shop(lines: Readonly<Record<string, number>> = { oil: 2, tea: 1 }) {
  const goods = [oil, tea];
  const memory = Object.assign(new Memory(), {
    products: goods,
    coupons: [aCoupon()],
    shipping,
    terms: { prepaid, mostCash: paise(50_000) },
  });
  const container = composeMemory(memory);
  memory.places.set("411004", { pincode: pincode("411004"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true });
  memory.places.set("194101", { pincode: pincode("194101"), state: "Ladakh", city: "Leh", days: 9, cashOnDelivery: false });
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  for (const { id } of [asha, ravi]) {
    memory.addresses.set(id, [
      { ...anAddress(), id: home, isDefault: true },
      { ...anAddress({ city: "Leh", state: "Ladakh", pincode: pincode("194101") }), id: leh },
    ]);
    memory.carts.set(id, {
      lines: Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity })),
      choice: { kind: "automatic" },
      notices: [],
      syncs: new Map(),
      changedAt: 0,
    });
  }
  const url = await servedOver(container);
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  const asked = (method: "GET" | "POST" | "PUT", path: string, payload: object | null, bearer: string | null = asha.bearer) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      ...(payload === null ? {} : { payload }),
    });
  const placing = (payload: object, cookie: string) =>
    app.inject({
      method: "PUT",
      url: "/api/shopUserOrder/placeUserOrder",
      headers: { authorization: `Bearer ${asha.bearer}`, cookie },
      payload,
    });
  return { memory, container, asked, placing, asha, ravi, over: clientOf(url, asha.bearer), ravis: clientOf(url, ravi.bearer), nowSold };

  /** The shop sells these from now on. */
  function nowSold(...products: readonly ProductDetails[]) {
    goods.splice(0, goods.length, ...products);
  }
}

const taken = ({ id, signature }: MyQuote, key: string | null = null): TakenQuote => ({ quote: id, signature, address: home, key });

describe("a quote over HTTP", () => {
  it("is as in process, and makes the very bill that was quoted [ep-order-checkout]", async () => {
    const { over, container, asha } = await shop();
    const inProcess = valueOf(await container.get(QuoteMyOrder)(asha.id, { address: home, way: "online" }));
    const { id, signature, ...quote } = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "online" }));
    const { id: _, signature: _1, ...there } = inProcess;
    expect(JSON.parse(JSON.stringify(quote))).toEqual(JSON.parse(JSON.stringify({ ...there })));
    const { facts, way, figures } = quote.snapshot;
    expect(figuresOf(checkoutBill(facts, way))).toEqual(figures);
    expect(figures).toMatchObject({ couponCode: "SAVE10", coupon: 7_063, prepaid: 3_401 });
    expect([id === inProcess.id, signature === inProcess.signature]).toEqual([false, false]);
  });

  it("carries the specification's names of an order's summary [ep-order-checkout] [en-order-summary]", async () => {
    const { asked } = await shop({ oil: 1 });
    const response = await asked("POST", "/shopUserOrder/checkoutUserOrder", { address_id: home, payment_method: "cash" });
    expect(response.json()).toMatchObject({
      status: { status_code: 0 },
      payload: {
        parent_order_id: expect.any(String),
        final_amount: 321,
        shipping_amount: 49,
        discount_amount: 28.61,
        payment_id: null,
        payment_method: "cash",
        payment_ways: { online: { final_amount: 321, prepaid_discount: 0 }, cash: { kind: "offered", final_amount: 321 } },
      },
    });
  });

  it("is refused in words, with the facts behind them", async () => {
    const { asked, over, asha, memory, nowSold } = await shop();
    const quote = over.get(QuoteMyOrder);
    expect(await quote(asha.id, { address: home, way: "cash" })).toEqual({
      kind: "refused",
      refusal: {
        kind: "cash-not-offered",
        reasons: [
          { kind: "brands-take-none", products: [{ id: "tea", title: "Tulsi Tea", hindi: null, brand: "Kaveri" }] },
          { kind: "above-most-cash", most: 50_000, total: 68_100 },
        ],
      },
    });
    expect(await quote(asha.id, { address: leh, way: "cash" })).toMatchObject({ refusal: { reasons: [{}, { pincode: "194101" }, {}] } });
    expect(await quote(asha.id, { address: addressId("nobody's"), way: "online" })).toEqual({
      kind: "refused",
      refusal: { kind: "unknown-address" },
    });
    nowSold({ ...oil, offer: { price: paise(30_050), stock: 1 } }, { ...tea, status: "inactive" });
    expect(await quote(asha.id, { address: home, way: "online" })).toMatchObject({
      refusal: {
        kind: "lines-to-settle",
        lines: [
          { place: 0, productId: "oil", title: oil.title, problem: "above-stock", stock: 1 },
          { place: 1, productId: "tea", title: "Tulsi Tea", problem: "inactive" },
        ],
      },
    });
    nowSold(oil, tea);
    memory.places.clear();
    expect(await quote(asha.id, { address: leh, way: "online" })).toEqual({
      kind: "refused",
      refusal: { kind: "undeliverable", pincode: "194101" },
    });
    memory.carts.clear();
    const response = await asked("POST", "/shopUserOrder/checkoutUserOrder", { address_id: home, payment_method: "online" });
    expect([response.statusCode, response.json()]).toEqual([200, { status: { status_code: 1, message: "Cart is empty" }, payload: {} }]);
  });
});

describe("placing an order over HTTP", () => {
  it("answers the summary, and twice the same [ep-order-place] [en-order-summary]", async () => {
    const { over, asked, asha, memory } = await shop({ oil: 1 });
    const quote = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "cash" }));
    const body = { parent_order_id: quote.id, signature: quote.signature, address_id: home, key: "once" };
    const [first, second] = [
      await asked("PUT", "/shopUserOrder/placeUserOrder", body),
      await asked("PUT", "/shopUserOrder/placeUserOrder", body),
    ];
    expect(first.json()).toEqual({
      status: { status_code: 0, message: "" },
      payload: {
        order_status: "placed",
        order: {
          parent_order_id: quote.id,
          order_number: expect.stringMatching(/^NM\d+$/),
          final_amount: 321,
          shipping_amount: 49,
          discount_amount: 28.61,
          payment_id: null,
        },
      },
    });
    expect(second.json()).toEqual(first.json());
    expect(memory.orders.size).toBe(1);
  });

  it("keeps with it the language that its customer reads, in which its letters are written", async () => {
    const { over, asha, memory, container, placing } = await shop({ oil: 1 });
    const quote = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "cash" }));
    const body = { parent_order_id: quote.id, signature: quote.signature, address_id: home };
    expect((await placing(body, "a=b; language=hi")).statusCode).toBe(200);
    expect((await placing(body, "language=en")).statusCode).toBe(200);
    const customer = memory.customers.get(asha.id) ?? expect.unreachable();
    memory.customers.set(asha.id, { ...customer, customer: { ...customer.customer, email: anEmail("asha@example.in") } });
    await container.get(FollowOrder)(quote.id, 0);
    expect([...memory.jobs.values()].map(({ job }) => job)).toContainEqual(
      expect.objectContaining({ kind: "send-email", subject: expect.stringContaining("ऑर्डर के लिए धन्यवाद") }),
    );
  });

  it("is 409 with the new bill and what changed where something did, and the new one can be placed [ep-order-place]", async () => {
    const { over, asked, asha, nowSold } = await shop();
    const quote = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "online" }));
    nowSold({ ...oil, offer: { price: paise(31_000), stock: 10 } }, tea);
    const place = over.get(PlaceMyOrder);
    const answer = await place(reader(asha.id), taken(quote));
    if (answer.kind === "ok" || answer.refusal.kind !== "stale") throw new Error("it is not stale");
    expect(answer.refusal.changes).toEqual([
      { kind: "line", productId: "oil", title: "Narayana Oil", hindi: null, changes: [{ kind: "price", from: 30_050, to: 31_000 }] },
      { kind: "figures", differences: expect.arrayContaining([{ figure: "subtotal", told: 75_100, again: 77_000 }]) },
    ]);
    const fresh = valueOf(answer.refusal.fresh);
    const body = { parent_order_id: fresh.id, signature: fresh.signature, address_id: home };
    nowSold(oil, { ...tea, status: "inactive" });
    const response = await asked("PUT", "/shopUserOrder/placeUserOrder", body);
    expect([response.statusCode, response.json().status]).toEqual([
      409,
      { status_code: 409, message: "Something changed since. Please check the new bill." },
    ]);
    expect(response.json().payload).toMatchObject({ fresh: { quote: null, problem: { kind: "lines-to-settle" } } });
    nowSold(oil, tea);
    const again = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "online" }));
    expect(valueOf(await place(reader(asha.id), taken(again))).kind).toBe("payment-waits");
  });

  it("tells an order whose time is over, a wrong signature, another's quote and a key of before", async () => {
    const { over, ravis, asha, ravi } = await shop({ oil: 1 });
    const quote = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "cash" }));
    const refused = (kind: string) => ({ kind: "refused", refusal: { kind } });
    const place = over.get(PlaceMyOrder);
    expect(await ravis.get(PlaceMyOrder)(reader(ravi.id), taken(quote))).toEqual(refused("unknown"));
    expect(await place(reader(asha.id), { ...taken(quote), signature: "guessed" })).toEqual(refused("wrong-signature"));
    valueOf(await place(reader(asha.id), taken(quote, "mine")));
    expect(await place(reader(asha.id), { ...taken(quote, "mine"), quote: payableId("another") })).toEqual(refused("key-taken"));
  });
});

describe("a placed order over HTTP", () => {
  it("is as in process for its customer, and missing for anybody else", async () => {
    const { over, ravis, container, asked, asha, ravi } = await shop({ oil: 1, tea: 1 });
    const quote = valueOf(await over.get(QuoteMyOrder)(asha.id, { address: home, way: "online" }));
    valueOf(await over.get(PlaceMyOrder)(reader(asha.id), taken(quote)));
    const shown = valueOf(await over.get(ShowParentOrder)(asha.id, quote.id));
    expect(shown).toEqual(valueOf(await container.get(ShowParentOrder)(asha.id, quote.id)));
    expect(shown.order).toMatchObject({ state: "pending-payment", payment: { kind: "waiting" } });
    expect(await ravis.get(ShowParentOrder)(ravi.id, quote.id)).toEqual({ kind: "refused", refusal: { kind: "unknown-order" } });
    const response = await asked("GET", `/shopUserOrder/user/getParentOrderById?_id=${quote.id}`, null);
    expect(response.json().payload.order_summary).toEqual({
      parent_order_id: quote.id,
      order_number: shown.totals.number,
      final_amount: shown.totals.total / 100,
      shipping_amount: shown.totals.shipping / 100,
      discount_amount: shown.totals.discount / 100,
      payment_id: null,
    });
  });
});

describe("what paying online takes off", () => {
  it("is told to anybody, or that it is nothing [ep-prepaid-discount]", async () => {
    const { over, asked, container } = await shop();
    expect(await over.get(ShowPrepaidDiscount)()).toEqual(prepaid);
    const ask = () => asked("GET", "/shop/prepaidDiscount/user/getPrepaidDiscount", null, null);
    expect((await ask()).json()).toEqual({
      status: { status_code: 0, message: "" },
      payload: { percent: 5, maximum: 100, minimum_order: 499 },
    });
    await makeChangeTerms({ terms: container.get(Terms), now: () => now })("ravi", () => ok(USUAL_TERMS));
    expect((await ask()).json().payload).toBeNull();
  });
});
