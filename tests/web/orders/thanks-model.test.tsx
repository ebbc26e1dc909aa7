import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderTotals } from "#core/orders/views/order-totals.ts";
import { orderView } from "#core/orders/views/order-view.ts";
import { CancelMyOrder } from "#core/orders/returns/cancel-my-order.use-case.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ThanksModel, thanksNeeds } from "#web/features/orders/thank-you/thanks-model.ts";
import { ordersDay } from "#tests/builders/a-checkout.ts";
import { kept } from "#tests/builders/a-kept-order.ts";
import { anOrder, aPlacedOrder, by, done } from "#tests/builders/an-order.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Order } from "#core/orders/order/order.ts";

type Looked = Awaited<ReturnType<ShowParentOrder>> | "outage";
type Told = Awaited<ReturnType<ShowPayment>> | "outage";
type Begun = Awaited<ReturnType<BeginPayment>> | "outage";

const parentOf = (one: Order) => ({ totals: orderTotals(kept(one)), order: orderView(kept(one), ordersDay) });
const unpaid = ok(parentOf(done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" })));
const placed = ok(parentOf(aPlacedOrder()));
const form = { action: "https://pay.test", fields: {} };
const notTaken = { kind: "not-taken", why: "failed", amount: paise(10_000), until: 5, goesBack: paise(300) } as const;
const nobody = refused({ kind: "unknown-payable" } as const);

const ends: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(0);

/** The page of what became of an order, over what the shop says of it, of its payment, and to paying. */
function aPage({
  looks = [unpaid],
  tells = [nobody],
  begins = ["outage"],
  cancels = ["outage"],
}: {
  looks?: readonly Looked[];
  tells?: readonly Told[];
  begins?: readonly Begun[];
  cancels?: readonly (Awaited<ReturnType<CancelMyOrder>> | "outage")[];
}) {
  const stage = aStage();
  const looked = inTurn(stage, ShowParentOrder, ...looks);
  const told = inTurn(stage, ShowPayment, ...tells);
  const begun = inTurn(stage, BeginPayment, ...begins);
  const cancelled = inTurn(stage, CancelMyOrder, ...cancels);
  const carts: number[] = [];
  const model = new ThanksModel(order, asha, {
    ...lateNeeds(stage.allDependencies, thanksNeeds),
    cart: { refresh: async () => void carts.push(1) },
    newKey: newKeys(),
    now: () => 7,
  });
  return { model, looked, told, begun, cancelled, carts };
}

const open = (page: ReturnType<typeof aPage>) => {
  const end = page.model.begin();
  ends.push(end);
  return end;
};

describe("what became of an order", () => {
  it("is read for its customer, and the cart hears once it is placed", async () => {
    const page = aPage({ looks: [placed] });
    expect([page.model.seen, page.model.state, page.model.goesBack]).toEqual([{ kind: "reading" }, null, NOTHING]);
    open(page);
    await rest();
    expect(page.model.seen).toEqual({ kind: "read", parent: placed.value, told: null });
    expect([page.model.state?.kind, page.carts.length, page.looked, page.told]).toEqual(["placed", 1, [[asha, order]], [[asha, order]]]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(page.looked).toHaveLength(1);
  });

  it("is unknown where it is another's, and looked for again where nobody answers", async () => {
    const page = aPage({ looks: ["outage", refused({ kind: "unknown-order" })] });
    open(page);
    await rest();
    expect([page.model.seen, page.carts]).toEqual([{ kind: "unavailable" }, []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([page.model.seen, page.model.state]).toEqual([{ kind: "unknown" }, null]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(page.looked).toHaveLength(2);
  });

  it("is told by its payment where that is known, with what goes back", async () => {
    const page = aPage({ tells: [ok(notTaken)] });
    open(page);
    await rest();
    expect([page.model.state, page.model.goesBack]).toEqual([{ kind: "failed", until: 5 }, 300]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(page.looked).toHaveLength(1);
  });

  it("is looked for more and more seldom while its payment may still come", async () => {
    const page = aPage({ tells: [ok({ kind: "being-checked", amount: paise(1), knownBy: 9, goesBack: paise(0) })] });
    const end = open(page);
    await rest();
    const counts: number[] = [];
    for (const wait of [1_999, 1, 3_000, 5_000, 10_000, 15_000, 29_999, 1, 30_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      counts.push(page.looked.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8]);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.looked).toHaveLength(8);
  });

  it("is looked for by one clock, however often it is asked", async () => {
    const page = aPage({});
    open(page);
    await rest();
    await page.model.look();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.looked).toHaveLength(3);
  });
});

describe("paying", () => {
  it("leads away once it is begun, and is begun by one key", async () => {
    const page = aPage({ begins: [ok({ form, amount: paise(1), until: 1 })] });
    expect(page.model.paying).toEqual({ kind: "no" });
    const paying = page.model.pay();
    expect(page.model.paying).toEqual({ kind: "beginning" });
    await paying;
    expect([page.model.paying, page.begun]).toEqual([{ kind: "leaving", form }, [[asha, { payable: order, key: "key-1" }]]]);
    await page.model.pay();
    expect([page.begun.length, page.looked.length]).toEqual([1, 0]);
  });

  it("can be begun again by whoever comes back to the page as it was left", async () => {
    const page = aPage({ begins: [ok({ form, amount: paise(1), until: 1 })] });
    open(page);
    await page.model.pay();
    await vi.advanceTimersByTimeAsync(5_000);
    const before = page.looked.length;
    globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    await rest();
    expect([page.model.paying.kind, page.looked.length]).toEqual(["leaving", before]);
    globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await rest();
    expect([page.model.paying, page.looked.length]).toEqual([{ kind: "no" }, before + 1]);
    await vi.advanceTimersByTimeAsync(2_000); // It is looked for as often as at first.
    expect(page.looked).toHaveLength(before + 2);
  });

  it("hears nothing of a page that was left", async () => {
    const page = aPage({ looks: [placed] });
    open(page)();
    globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await rest();
    expect([page.model.seen, page.looked.length]).toEqual([{ kind: "reading" }, 1]);
  });

  it.each([
    ["outage", { kind: "trouble", why: "unavailable" }, 0],
    ["provider-away", { kind: "trouble", why: "provider-away" }, 0],
    ["key-taken", { kind: "trouble", why: "gone" }, 0],
    ["already-paid", { kind: "no" }, 1],
    ["nothing-to-pay", { kind: "no" }, 1],
    ["expired", { kind: "no" }, 1],
    ["unknown-payable", { kind: "no" }, 1],
    ["being-checked", { kind: "no" }, 1],
  ] as const)("says what came of it where it could not be begun, or looks what became of the order: %s", async (kind, paying, looks) => {
    const refusals = { kind, until: 1, knownBy: 1, isTaken: false };
    const page = aPage({ looks: [placed], begins: [kind === "outage" ? kind : refused({ ...refusals, kind })] });
    await page.model.pay();
    await rest();
    expect([page.model.paying, page.looked.length]).toEqual([paying, looks]);
    globalThis.dispatchEvent(new Event("pageshow"));
  });

  it("forgets what went wrong before", async () => {
    const page = aPage({ looks: [placed] });
    open(page);
    await page.model.pay();
    expect(page.model.paying.kind).toBe("trouble");
    globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(page.model.paying).toEqual({ kind: "no" });
  });

  it("is given up before its goods are ordered in cash, once, and not where that is refused or nobody answers", async () => {
    const givenUp = done(done(anOrder(), ordersDay, by.customer, { kind: "stage", event: "ask" }), ordersDay + 1, by.customer, {
      kind: "stage",
      event: "release",
    });
    const answers = [ok(orderView(kept(givenUp), ordersDay)), refused({ kind: "being-checked", knownBy: 9 } as const), "outage"] as const;
    const outcomes: (readonly [boolean, string, number])[] = [];
    for (const answer of answers) {
      const page = aPage({ cancels: [answer] });
      open(page);
      await rest();
      const [isGivenUp] = await Promise.all([page.model.giveUpForCash(), page.model.giveUpForCash()]);
      outcomes.push([isGivenUp, page.model.givingUp, page.looked.length]);
      expect(page.cancelled).toMatchObject([[asha, { order, places: null }]]);
    }
    expect(outcomes).toEqual([
      [true, "ready", 1],
      [false, "refused", 2], // The page says how it stands.
      [false, "unavailable", 1],
    ]);
    const page = aPage({ looks: [ok(parentOf(givenUp))] });
    open(page);
    await rest();
    expect(page.model.state).toEqual({ kind: "given-up" });
  });
});
