import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { checkoutBill } from "#core/orders/order/checkout-bill.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { aCheckout, asha, oil, ravi } from "#tests/core/orders/a-checkout.ts";

const MINUTE = 60_000;
const prepaid = { percent: 5, maximum: paise(10_000), minimumOrder: paise(49_900) };

describe("a customer's quote", () => {
  it("tells the bill of the cart, when each seller's parcel comes, what either way costs and how long it holds", async () => {
    const desk = aCheckout({ prepaid });
    const quote = valueOf(await desk.quote({ way: "online" }));
    const { facts, way, figures } = quote.snapshot;
    // 300 + 2 × 100.50 = 501; 5 % of it is 25.05; 475.95 is rounded up by 5 paise.
    expect(figures).toMatchObject({ subtotal: 50_100, prepaid: 2_505, roundOff: 5, total: 47_600 });
    expect(checkoutBill(facts, way).total).toBe(figures.total);
    expect(quote.ways).toEqual({ online: { total: 47_600, saves: 2_505 }, cash: { kind: "offered", total: 50_100 } });
    expect(quote.parcels.map(({ seller, places, estimate }) => [seller.name, places, estimate])).toEqual([
      ["Aranya Herbs", [0], { kind: "serviceable", cashOnDelivery: true, earliest: "2026-11-22", latest: "2026-11-24" }],
      ["Kaveri", [1], { kind: "serviceable", cashOnDelivery: true, earliest: "2026-11-22", latest: "2026-11-24" }],
    ]);
    expect(quote.validUntil).toBe(ordersDay + 15 * MINUTE);
  });

  it("is refused for an address that is not in the customer's book, an empty cart, and lines that can't be bought", async () => {
    const desk = aCheckout();
    expect(await desk.quote({ address: addressId("ravi's") })).toEqual({ kind: "refused", refusal: { kind: "unknown-address" } });
    desk.now("oil", { status: "inactive" });
    expect(await desk.quote()).toMatchObject({ refusal: { kind: "lines-to-settle", lines: [{ productId: "oil", problem: "inactive" }] } });
    desk.fill(asha, {});
    expect(await desk.quote()).toEqual({ kind: "refused", refusal: { kind: "empty-cart" } });
  });

  it("is refused for a cart that is beyond what can be told exactly", async () => {
    const desk = aCheckout();
    desk.now("oil", { offer: { price: paise(999_999_999_900), stock: 10 } });
    desk.fill(asha, { oil: 2 });
    expect(await desk.quote({ way: "online" })).toEqual({ kind: "refused", refusal: { kind: "beyond-limits" } });
  });

  it("holds its goods: nobody else is quoted the last pieces until it has run out", async () => {
    const desk = aCheckout();
    desk.now("oil", { offer: { price: paise(30_000), stock: 1 } });
    valueOf(await desk.quote());
    expect(await desk.quote({}, ravi)).toMatchObject({ refusal: { kind: "lines-to-settle" } });
    expect((await desk.quote()).kind).toBe("ok");
    desk.clock.at += 15 * MINUTE;
    expect((await desk.quote({}, ravi)).kind).toBe("ok");
  });
});

describe("placing an order", () => {
  it("places it at once where it is paid in cash: goods are sold, the cart is empty", async () => {
    const desk = aCheckout();
    const quote = valueOf(await desk.quote());
    expect(await desk.place(quote)).toEqual({
      kind: "ok",
      value: {
        kind: "placed",
        order: { id: quote.id, number: expect.stringMatching(/^NM\d+$/), total: 50_100, shipping: 0, discount: 0, payment: null },
      },
    });
    expect(desk.memory.products.map(({ offer }) => offer?.stock)).toEqual([9, 3]);
    expect(desk.memory.carts.get(asha)?.lines).toEqual([]);
  });

  it("waits for the payment where it is paid online: goods are held, the cart stays", async () => {
    const desk = aCheckout({ prepaid });
    const quote = valueOf(await desk.quote({ way: "online" }));
    expect(valueOf(await desk.place(quote))).toMatchObject({ kind: "payment-waits", order: { total: 47_600, discount: 2_505 } });
    expect(desk.memory.carts.get(asha)?.lines.length).toBe(2);
    expect([...desk.memory.jobs.keys()].some((key) => key.startsWith("expire-order"))).toBe(true);
  });

  it("takes no payment for what costs nothing", async () => {
    const desk = aCheckout();
    desk.now("oil", { offer: { price: paise(0), stock: 10 } });
    desk.fill(asha, { oil: 1 });
    const quote = valueOf(await desk.quote({ way: "online" }));
    expect(valueOf(await desk.place(quote)).kind).toBe("placed");
  });

  it.each(["cash", "online"] as const)("pressed twice, with a key or without one, it is one order and the same answer: %s", async (way) => {
    for (const key of ["pressed", null]) {
      const desk = aCheckout();
      const quote = valueOf(await desk.quote({ way }));
      const [first, second] = await Promise.all([desk.place(quote, { key }), desk.place(quote, { key })]);
      expect(second).toEqual(first);
      expect(first.kind).toBe("ok");
      expect((await desk.orders.of(asha, { text: null, filter: "all", after: null, limit: 10 })).orders.length).toBe(1);
      expect(desk.memory.products[0]?.offer?.stock).toBe(way === "cash" ? 9 : 10);
    }
  });

  it("refuses a key that was another quote's", async () => {
    const desk = aCheckout();
    valueOf(await desk.place(valueOf(await desk.quote()), { key: "once" }));
    desk.fill(asha, { tea: 1 });
    expect(await desk.place(valueOf(await desk.quote()), { key: "once" })).toEqual({ kind: "refused", refusal: { kind: "key-taken" } });
  });

  it("tells what changed, with the new quote, which can be placed as it stands", async () => {
    const desk = aCheckout();
    const quote = valueOf(await desk.quote());
    desk.now("oil", { offer: { price: paise(32_000), stock: 10 } });
    const answer = await desk.place(quote);
    if (answer.kind === "ok" || answer.refusal.kind !== "stale") throw new Error("it is not stale");
    expect(answer.refusal.changes).toEqual([
      { kind: "line", productId: "oil", title: oil.title, hindi: oil.hindi, changes: [{ kind: "price", from: 30_000, to: 32_000 }] },
      expect.objectContaining({ kind: "figures" }),
    ]);
    const fresh = valueOf(answer.refusal.fresh);
    expect(fresh.snapshot.figures.total).toBe(52_100);
    expect(fresh.id).not.toBe(quote.id);
    expect(await desk.place(quote)).toMatchObject({ refusal: { kind: "unknown" } });
    expect(valueOf(await desk.place(fresh)).order.total).toBe(52_100);
  });

  it("tells that a quote has run out, and why there is no new one", async () => {
    const desk = aCheckout();
    const quote = valueOf(await desk.quote());
    desk.clock.at += 15 * MINUTE + 1;
    desk.now("tea", { status: "inactive" });
    expect(await desk.place(quote)).toMatchObject({
      refusal: {
        kind: "stale",
        changes: [{ kind: "expired", validUntil: quote.validUntil }, { kind: "refused" }, { kind: "figures" }],
        fresh: { kind: "refused", refusal: { kind: "lines-to-settle" } },
      },
    });
    expect(desk.memory.products[0]?.offer?.stock).toBe(10);
  });

  it("is no other's business, and needs the signature of these very figures", async () => {
    const desk = aCheckout();
    const quote = valueOf(await desk.quote());
    const other = valueOf(await desk.quote({}, ravi));
    const refused = (kind: string) => ({ kind: "refused", refusal: { kind } });
    expect(await desk.place(quote, {}, ravi)).toEqual(refused("unknown"));
    expect(await desk.place({ ...quote, id: payableId("guessed") })).toEqual(refused("unknown"));
    for (const signature of [other.signature, "", "not base64 at all", `${quote.signature}A`.slice(1)])
      expect(await desk.place({ id: quote.id, signature })).toEqual(refused("wrong-signature"));
    expect((await desk.place(quote)).kind).toBe("ok");
  });
});

describe("an order's thank-you", () => {
  it("tells its customer, and nobody else, what was ordered", async () => {
    const desk = aCheckout();
    const quote = valueOf(await desk.quote());
    expect(await desk.show(asha, quote.id)).toEqual({ kind: "refused", refusal: { kind: "unknown-order" } });
    const placed = valueOf(await desk.place(quote));
    expect(valueOf(await desk.show(asha, quote.id))).toMatchObject({
      totals: placed.order,
      order: { state: "placed", payment: { kind: "at-door", due: 50_100, collected: 0 } },
    });
    expect(await desk.show(ravi, quote.id)).toEqual({ kind: "refused", refusal: { kind: "unknown-order" } });
  });
});
