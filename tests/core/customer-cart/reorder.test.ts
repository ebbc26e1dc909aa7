import { describe, expect, it } from "vitest";
import { makeReorder } from "#core/customer-cart/reorder.use-case.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { asha, ravi } from "#tests/core/orders/a-checkout.ts";
import { anOrderShop } from "#tests/core/orders/an-order-shop.ts";
import { quantitiesIn, valueOf } from "./a-customers-cart.ts";

function aDesk() {
  const desk = anOrderShop();
  return { ...desk, reorder: makeReorder({ orders: desk.orders, carts: memoryCarts(desk.memory), now: () => desk.clock.at }) };
}

describe("ordering again", () => {
  it("puts what was ordered into the cart at today's prices, once however often it is asked", async () => {
    const desk = aDesk();
    const order = await desk.ordered();
    desk.now("oil", { offer: { price: paise(35_000), stock: 10 } });
    for (const _ of ["first", "second"]) {
      const { reordered, ...cart } = valueOf(await desk.reorder(asha, order));
      expect(quantitiesIn(cart)).toEqual({ oil: 1, tea: 2 });
      expect(cart.lines.map(({ amount }) => amount)).toEqual([35_000, 20_100]);
      expect(reordered.map(({ kind }) => kind)).toEqual(["added", "added"]);
    }
  });

  it("says of each product whose price rose what it was and what it is", async () => {
    const desk = aDesk();
    const order = await desk.ordered();
    const [oil, tea] = valueOf(await desk.reorder(asha, order)).lines.map(({ product }) => product.offer?.price ?? paise(0));
    desk.now("oil", { offer: { price: paise(35_000), stock: 10 } });
    desk.now("tea", { offer: { price: paise((tea ?? 0) - 50), stock: 10 } });
    const { reordered } = valueOf(await desk.reorder(asha, order));
    expect(reordered.map((one) => "rise" in one && one.rise)).toEqual([{ from: oil, to: 35_000 }, null]);
  });

  it("keeps what is in the cart, and the larger number of pieces of what is in both", async () => {
    const desk = aDesk();
    const order = await desk.ordered();
    desk.fill(asha, { oil: 3 });
    expect(quantitiesIn(valueOf(await desk.reorder(asha, order)))).toEqual({ oil: 3, tea: 2 });
  });

  it("tells what of it can't be bought any more, or not so much of it", async () => {
    const desk = aDesk();
    const order = await desk.ordered();
    desk.now("oil", { status: "inactive" });
    desk.now("tea", { offer: { price: paise(10_050), stock: 1 } });
    const { reordered, ...cart } = valueOf(await desk.reorder(asha, order));
    expect(quantitiesIn(cart)).toEqual({ tea: 1 });
    expect(reordered).toEqual([
      { productId: "oil", title: "Narayana Oil", hindi: null, kind: "left-out", because: "inactive" },
      { productId: "tea", title: "Tulsi Tea", hindi: null, kind: "limited", pieces: 1, rise: null },
    ]);
    desk.memory.products = [];
    expect(valueOf(await desk.reorder(asha, order)).reordered.map((one) => "because" in one && one.because)).toEqual([
      "unknown",
      "unknown",
    ]);
  });

  it("knows nobody else's order", async () => {
    const desk = aDesk();
    const order = await desk.ordered();
    const unknown = { kind: "refused", refusal: { kind: "unknown-order" } };
    expect(await desk.reorder(ravi, order)).toEqual(unknown);
    expect(await desk.reorder(asha, payableId("order-99"))).toEqual(unknown);
  });
});
