import { describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { orderPayables } from "#core/orders/money/order-payables.ts";
import { newsOf } from "#core/orders/order/order-news.ts";
import { replayed } from "#core/orders/order/order-replay.ts";
import { refundTotal } from "#core/orders/order/refund.ts";
import { paise } from "#core/shared/money.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import { anOrderShop, WHOLE_WAY } from "#tests/core/orders/an-order-shop.ts";
import { asha, ravi } from "#tests/core/orders/a-checkout.ts";

const MINUTE = 60_000;
const all = { text: null, filter: "all", after: null, limit: 10 } as const;
const unknown = { kind: "refused", refusal: { kind: "unknown-order" } } as const;

describe("a customer's orders", () => {
  it("are listed the newest first, a page at a time, found by number and title, and by how far they are", async () => {
    const desk = anOrderShop();
    const ids: PayableId[] = [];
    for (const _ of ["one", "two"]) {
      ids.unshift(await desk.ordered());
      desk.clock.at += MINUTE;
    }
    const page = await desk.list(asha, { ...all, limit: 1 });
    expect([page.orders.map(({ id }) => id), page.next]).toEqual([ids.slice(0, 1), ids[0]]);
    expect((await desk.list(asha, { ...all, after: page.next })).orders.map(({ id }) => id)).toEqual(ids.slice(1));
    const [newest] = page.orders;
    expect((await desk.list(asha, { ...all, text: newest?.number ?? "" })).orders.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect((await desk.list(asha, { ...all, text: "narayana" })).orders).toHaveLength(2);
    await desk.cancel(asha, { order: ids[0] ?? payableId("none"), places: null, reason: "changed-mind", key: null });
    expect((await desk.list(asha, { ...all, filter: "cancelled" })).orders.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect((await desk.list(ravi, all)).orders).toEqual([]);
  });

  it("are nobody else's: what another asks of them is answered like an order that there is not", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered();
    await desk.bring(order, 0, ...WHOLE_WAY);
    const picture = await desk.picture("return-product", ravi);
    const request = {
      lines: [{ place: 0, pieces: 1 }],
      reason: { kind: "damaged" },
      pictures: [{ shows: "product", file: picture }],
    } as const;
    for (const [customer, id] of [
      [ravi, order],
      [asha, payableId("order-99")],
    ] as const) {
      expect(await desk.see(customer, id)).toEqual(unknown);
      expect(await desk.shipment(customer, { order: id, parcel: 0 })).toEqual(unknown);
      expect(await desk.cancel(customer, { order: id, places: [1], reason: "x", key: null })).toEqual(unknown);
      expect(await desk.preview(customer, { order: id, kind: "cancel", places: [1] })).toEqual(unknown);
      if (customer === ravi) expect(await desk.giveBack(customer, { order: id, request, key: null })).toEqual(unknown);
    }
    expect(valueOf(await desk.see(asha, order)).lines[1]?.state).toBe("ordered");
  });

  it("begin with being placed: a quote is none of them", async () => {
    const desk = anOrderShop();
    const { id } = valueOf(await desk.quote());
    expect(await desk.see(asha, id)).toEqual(unknown);
    expect((await desk.list(asha, all)).orders).toEqual([]);
  });
});

describe("cancelling", () => {
  it("a line gives back what it cost as it was shown before, and leaves the other", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("online");
    const shown = valueOf(await desk.preview(asha, { order, kind: "cancel", places: [1] }));
    expect(shown.payout).toBe(20_100);
    expect(valueOf(await desk.see(asha, order)).refunds).toEqual([]); // Shown, not done.
    const view = valueOf(await desk.cancel(asha, { order, places: [1], reason: "found-cheaper", key: null }));
    expect(view.lines.map(({ state }) => state)).toEqual(["ordered", "cancelled"]);
    expect(view.refunds).toMatchObject([
      { ...shown, state: "initiated", cause: { kind: "cancel", by: "customer", reason: "found-cheaper" } },
    ]);
    expect(view.documents.map(({ kind }) => kind)).toEqual(["invoice", "invoice", "credit-note"]);
  });

  it("all gives back all that was paid, to the paisa, shipping and rounding with it", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("online");
    await desk.cancel(asha, { order, places: [1], reason: "x", key: null });
    const view = valueOf(await desk.cancel(asha, { order, places: null, reason: "x", key: null }));
    expect(view.state).toBe("cancelled");
    expect(view.refunds.reduce((sum, { payout }) => sum + payout, 0)).toBe(view.figures.total);
  });

  it("asked again with its key answers the same and gives nothing back twice; the key is worth nothing for something else", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("online");
    const asked = { order, places: [1], reason: "x", key: "key-1" };
    const first = valueOf(await desk.cancel(asha, asked));
    expect(valueOf(await desk.cancel(asha, asked))).toEqual(first);
    expect(await desk.cancel(asha, { ...asked, places: [0] })).toEqual({ kind: "refused", refusal: { kind: "key-taken" } });
    expect(valueOf(await desk.see(asha, order)).refunds).toHaveLength(1);
  });

  it("is refused for what is on its way, not placed or not in the order", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered();
    await desk.bring(order, 0, "confirm", "pack", "ship");
    const refusalOf = async (places: readonly number[] | null) =>
      (await desk.cancel(asha, { order, places, reason: "x", key: null })) as object;
    expect(await refusalOf([0])).toEqual({ kind: "refused", refusal: { kind: "past-cancelling", place: 0, state: "shipped" } });
    expect(await refusalOf([7])).toEqual({ kind: "refused", refusal: { kind: "unknown-line" } });
    expect(await refusalOf(null)).toMatchObject({ kind: "ok" }); // What still can be.
    expect(await refusalOf([0, 1])).toEqual({ kind: "refused", refusal: { kind: "past-cancelling", place: 0, state: "shipped" } });
  });

  it("takes off what is to be paid at the door where nothing was paid yet", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("cash");
    const view = valueOf(await desk.cancel(asha, { order, places: [1], reason: "x", key: null }));
    expect(view.refunds).toMatchObject([{ payout: 0, state: "none-due" }]);
    expect(view.payment).toEqual({ kind: "at-door", due: 30_000, collected: 0 });
  });
});

describe("giving up an order that is not paid", () => {
  const unpaid = async (desk: ReturnType<typeof anOrderShop>) => {
    const quote = valueOf(await desk.quote({ way: "online" }));
    valueOf(await desk.place(quote));
    return quote.id;
  };
  const giveUp = (desk: ReturnType<typeof anOrderShop>, order: PayableId) =>
    desk.cancel(asha, { order, places: null, reason: "changed-mind", key: null });
  const waiting = async (desk: ReturnType<typeof anOrderShop>) =>
    (await orderPayables(desk.orders).unpaid(asha, desk.clock.at)).map(({ id }) => id);

  it("leaves one order to whoever pays in cash after a payment that failed, and frees the goods for it", async () => {
    const desk = anOrderShop();
    desk.now("tea", { offer: { price: paise(10_050), stock: 2 } });
    const first = await unpaid(desk);
    await desk.step(first, { kind: "stage", event: "fail" });
    expect(await waiting(desk)).toEqual([first]);
    const view = valueOf(await giveUp(desk, first));
    expect(view).toMatchObject({ state: "expired", payment: { kind: "expired", isGivenUp: true, surplus: 0 } });
    const inCash = valueOf(await desk.quote({ way: "cash" }));
    expect(valueOf(await desk.place(inCash)).kind).toBe("placed");
    expect(await waiting(desk)).toEqual([]);
    expect(valueOf(await giveUp(desk, first))).toEqual(view); // Again it changes nothing.
  });

  it("lets nobody pay for it any more, says that it is cancelled, and has no lines of its own to cancel", async () => {
    const desk = anOrderShop();
    const order = await unpaid(desk);
    expect(await desk.cancel(asha, { order, places: [0], reason: "x", key: null })).toEqual({
      kind: "refused",
      refusal: { kind: "not-placed" },
    });
    await giveUp(desk, order);
    const asked = { customer: asha, key: "pay-1", at: desk.clock.at };
    expect(await orderPayables(desk.orders).ask(order, asked)).toEqual({
      kind: "refused",
      refusal: { kind: "expired", until: null, isTaken: false },
    });
    const stored = await desk.orders.withId(order);
    const last = stored === null ? undefined : replayed(stored.order).at(-1);
    expect(last === undefined ? null : newsOf(last)).toEqual({ kind: "cancelled", by: "customer", isWhole: true, back: 0 });
  });

  it("waits for the result of a payment that is under way", async () => {
    const desk = anOrderShop();
    const order = await unpaid(desk);
    const { total } = valueOf(await desk.see(asha, order)).figures;
    const begun = { provider: "razorpay", id: "e-1", payment: "pay-1", kind: "authorised", amount: total, at: desk.clock.at } as const;
    await orderPayables(desk.orders).record(order, { events: [begun], at: desk.clock.at });
    expect(await giveUp(desk, order)).toMatchObject({ kind: "refused", refusal: { kind: "being-checked" } });
    expect(await waiting(desk)).toEqual([order]);
  });
});

describe("asking to return", () => {
  it("needs one's own pictures of the right kind, and then waits for the shop", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("online");
    await desk.bring(order, 1, ...WHOLE_WAY);
    const ask = (pictures: readonly { readonly shows: "product"; readonly file: Awaited<ReturnType<typeof desk.picture>> }[]) =>
      desk.giveBack(asha, { order, request: { lines: [{ place: 1, pieces: 1 }], reason: { kind: "damaged" }, pictures }, key: "key-1" });
    expect(await ask([])).toEqual({ kind: "refused", refusal: { kind: "pictures-needed" } });
    for (const file of [await desk.picture("return-bill"), await desk.picture("return-product", ravi)])
      expect(await ask([{ shows: "product", file }])).toEqual({ kind: "refused", refusal: { kind: "unknown-picture" } });
  });

  it("is kept once, and its refund is the one that was shown before", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("online");
    await desk.bring(order, 1, ...WHOLE_WAY);
    const lines = [{ place: 1, pieces: 1 }];
    const reason = { kind: "damaged" } as const;
    const shown = valueOf(await desk.preview(asha, { order, kind: "return", lines, reason }));
    const pictures = [{ shows: "product", file: await desk.picture() }] as const;
    const asked = { order, request: { lines, reason, pictures }, key: "key-1" };
    const first = valueOf(await desk.giveBack(asha, asked));
    expect(first.returns).toMatchObject([{ number: 1, state: "requested", refund: null, pictures }]);
    expect(first.refunds).toEqual([]);
    valueOf(await desk.giveBack(asha, asked));
    for (const event of ["approve", "pick-up", "receive", "pass"] as const) await desk.step(order, { kind: "return", number: 1, event });
    const view = valueOf(await desk.see(asha, order));
    expect(view.returns).toHaveLength(1);
    expect(view.refunds).toMatchObject([{ ...shown, state: "initiated" }]);
    expect(refundTotal(shown.lines)).toBe(shown.total);
  });

  it("is refused before delivery, after a week, and for more pieces than there are, also when it is only shown", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered();
    const show = (pieces: number) =>
      desk.preview(asha, {
        order,
        kind: "return",
        lines: [{ place: 1, pieces }],
        reason: { kind: "change-of-mind", packaging: "unopened" },
      });
    expect(await show(1)).toEqual({ kind: "refused", refusal: { kind: "not-delivered", place: 1 } });
    await desk.bring(order, 1, ...WHOLE_WAY);
    expect(await show(3)).toEqual({ kind: "refused", refusal: { kind: "too-many-pieces", place: 1, left: 2 } });
    desk.clock.at += 8 * 24 * 60 * MINUTE;
    expect(await show(1)).toEqual({ kind: "refused", refusal: { kind: "window-over", place: 1, last: "2026-11-27" } });
  });
});

describe("a shipment", () => {
  it("tells where a parcel is and the scans that were reported; before it is packed, that its seller has it", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered();
    const at = async (parcel: number) => valueOf(await desk.shipment(asha, { order, parcel }));
    expect(await at(0)).toMatchObject({ state: null, scans: [], expected: { latest: "2026-11-24" } });
    await desk.bring(order, 0, "confirm", "pack", "ship", "send-out");
    expect(await at(0)).toMatchObject({
      state: "out-for-delivery",
      scans: [{ state: "booked" }, { state: "picked-up" }, { state: "out-for-delivery" }],
    });
    expect((await at(1)).state).toBeNull();
    expect(await desk.shipment(asha, { order, parcel: 5 })).toEqual(unknown);
  });
});

describe("a return that was checked", () => {
  it("is closed a week later, once, and is left alone where staff closed it before", async () => {
    const desk = anOrderShop();
    const order = await desk.ordered("online");
    await desk.bring(order, 1, ...WHOLE_WAY);
    const pictures = [{ shows: "product", file: await desk.picture() }] as const;
    const request = { lines: [{ place: 1, pieces: 1 }], reason: { kind: "wrong" }, pictures } as const;
    valueOf(await desk.giveBack(asha, { order, request, key: null }));
    for (const event of ["approve", "pick-up", "receive", "fail"] as const) await desk.step(order, { kind: "return", number: 1, event });
    const closing = [...desk.memory.jobs.values()].filter(({ job }) => job.kind === "close-return");
    expect(closing).toEqual([{ job: { kind: "close-return", order, return: 1 }, notBefore: desk.clock.at + 7 * 24 * 60 * MINUTE }]);
    const state = async () => valueOf(await desk.see(asha, order)).returns[0]?.state;
    await desk.closeReturn(order, 1);
    expect(await state()).toBe("closed");
    await desk.closeReturn(order, 1);
    await desk.closeReturn(order, 9);
    expect(valueOf(await desk.see(asha, order)).returns[0]?.timeline.filter((one) => one.state === "closed")).toHaveLength(1);
  });
});

describe("waiting for a payment", () => {
  it("ends after half an hour and not before; what was paid meanwhile stays placed", async () => {
    const desk = anOrderShop();
    desk.fill(asha, { oil: 1 });
    const quote = valueOf(await desk.quote({ way: "online" }));
    valueOf(await desk.place(quote));
    await expect(desk.expire(quote.id)).rejects.toThrow("waits for its payment");
    desk.clock.at += 30 * MINUTE;
    await desk.expire(quote.id);
    await desk.expire(quote.id);
    expect(valueOf(await desk.see(asha, quote.id)).state).toBe("expired");
    const paid = await desk.ordered("online");
    desk.clock.at += 60 * MINUTE;
    await desk.expire(paid);
    await desk.expire(payableId("order-99"));
    expect(valueOf(await desk.see(asha, paid)).state).toBe("placed");
  });
});
