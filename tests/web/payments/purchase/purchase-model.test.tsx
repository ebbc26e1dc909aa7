import { reaction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PurchaseModel } from "#web/features/payments/purchase/purchase-model.ts";
import { now } from "#tests/fixtures.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { newKeys } from "#tests/web/platform/model-laws/new-keys.ts";
import { asha, aStage, order } from "#tests/web/platform/model-laws/stage.ts";
import { paymentNeeds } from "#web/features/payments/payment-model.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Result } from "#core/shared/result.ts";

type Bought = { readonly until: number | null; readonly stillComes: boolean };
type Begun = Awaited<ReturnType<BeginPayment>> | "outage";

const MINUTE = 60_000;
const waits: Bought = { until: now + MINUTE, stillComes: true };
const paid: Bought = { until: null, stillComes: false };
const form = { action: "https://pay.test", fields: {} };
const begun = ok({ form, amount: paise(1), until: 1 });
const outage = new PortUnavailable("the shop", new Error("away"));

const ends: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(0);
const comesBack = (persisted: boolean) => globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

/**
 * The page of a purchase whose shop says one thing after the other, and then the last; `slow` is how much this window's clock is behind the
 * shop's.
 */
function aPage(
  says: readonly (Bought | null | "outage")[],
  { begins = ["outage"], slow = 0 }: { begins?: readonly Begun[]; slow?: number } = {},
) {
  const stage = aStage();
  const begin = inTurn(stage, BeginPayment, ...begins);
  const shop = { at: now, read: 0 };
  const read = async () => {
    const said = says[Math.min(shop.read, says.length - 1)] ?? null;
    shop.read += 1;
    if (said === "outage") throw outage;
    return said === null ? null : { ...said, now: shop.at };
  };
  const model = new PurchaseModel<Bought & { now: number }, "gone">(
    asha,
    { ...lateNeeds(stage.allDependencies, paymentNeeds), newKey: newKeys(), now: () => shop.at - slow },
    { read, progressOf: (bought) => ({ id: order, now: bought.now, payableUntil: bought.until, stillComes: bought.stillComes }) },
  );
  const pass = async (ms: number) => {
    shop.at += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const open = () => {
    const end = model.begin();
    ends.push(end);
    return end;
  };
  return { model, shop, begin, pass, open };
}

describe("a purchase on its page", () => {
  it("is read, is nobody else's, and is looked for again where nobody answers", async () => {
    const { model, shop, open, pass } = aPage(["outage", null]);
    expect([model.state, model.read, model.isPayable]).toEqual([{ kind: "reading" }, null, false]);
    open();
    await rest();
    expect([model.state, model.read]).toEqual([{ kind: "unavailable" }, null]);
    await pass(2_000);
    expect([model.state, model.read, model.isPayable]).toEqual([{ kind: "read", value: null }, null, false]);
    await pass(2 * MINUTE);
    expect(shop.read).toBe(2);
  });

  it("counts by the shop's clock whatever the window's says, and is read anew once its time is over", async () => {
    const over: Bought = { until: null, stillComes: false };
    const { model, shop, open, pass } = aPage([{ ...waits, stillComes: false }, over], { slow: 5 * MINUTE });
    open();
    await rest();
    expect([model.left, model.isPayable, model.now(), shop.read]).toEqual([MINUTE, true, now, 1]);
    const seen: number[] = [];
    ends.push(
      reaction(
        () => model.left,
        (left) => seen.push(left),
      ),
    );
    await pass(1_000);
    await pass(1_000);
    expect([seen, model.now() - now]).toEqual([[59_000, 58_000], 2_000]);
    await pass(MINUTE);
    expect([model.left, model.isPayable, model.state, shop.read]).toMatchObject([0, false, { value: over }, 2]);
  });

  it("can't be paid from the moment that it is read as paid", async () => {
    const { model } = aPage([waits, paid]);
    await model.look();
    const payable: boolean[] = [];
    ends.push(
      reaction(
        () => [model.read, model.isPayable] as const,
        ([, isPayable]) => payable.push(isPayable),
      ),
    );
    await model.look();
    expect([...new Set(payable), model.left]).toEqual([false, 0]);
  });

  it("is looked for more and more seldom while its payment may still come, and no more once it has come or is left", async () => {
    const page = aPage([{ until: now + 60 * MINUTE, stillComes: true }]);
    const end = page.open();
    await rest();
    const counts: number[] = [];
    for (const wait of [1_999, 1, 3_000, 5_000, 10_000, 15_000, 29_999, 1, 30_000]) {
      await page.pass(wait);
      counts.push(page.shop.read);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8]);
    end();
    await page.model.take(async () => refused("gone")); // It is answered when the page was left.
    await page.pass(10 * MINUTE);
    expect(page.shop.read).toBe(9);
    const done = aPage([waits, paid]);
    done.open();
    await rest();
    await done.pass(10 * MINUTE);
    expect(done.shop.read).toBe(2);
  });

  it("is asked again where an answer never comes, and keeps the newest one", async () => {
    const answers = [pending<Bought | null>(), pending<Bought | null>()];
    let asked = 0;
    const model = new PurchaseModel(
      asha,
      { ...lateNeeds(aStage().allDependencies, paymentNeeds), newKey: newKeys(), now: () => now },
      {
        read: () => answers[asked++]?.promise ?? Promise.resolve(null),
        progressOf: ({ until, stillComes }) => ({ id: order, now, payableUntil: until, stillComes }),
      },
    );
    ends.push(model.begin());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    answers[1]?.answer(paid);
    await rest();
    answers[0]?.answer(waits);
    await rest();
    expect([model.read, model.isPayable]).toEqual([paid, false]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toBe(2);
  });

  it("hears no answer once it was left", async () => {
    const { model, open } = aPage([waits]);
    open()();
    await rest();
    expect([model.state, model.left]).toEqual([{ kind: "reading" }, 0]);
    comesBack(true);
    await rest();
    expect(model.state).toEqual({ kind: "reading" });
  });
});

describe("paying for a purchase", () => {
  it("is begun once however often it is pressed, by a key of its own, and not before it is read", async () => {
    const { model, shop, begin } = aPage([waits], { begins: [begun] });
    await model.pay();
    expect(begin).toEqual([]);
    await model.look();
    const both = [model.pay(), model.pay()];
    expect(model.paying).toEqual({ kind: "beginning" });
    await Promise.all(both);
    await model.pay();
    expect([model.paying, begin.length, begin[0]]).toEqual([
      { kind: "leaving", form },
      1,
      [asha, { payable: order, key: expect.any(String) }],
    ]);
    expect(shop.read).toBe(1);
  });

  it.each([
    ["outage", { kind: "trouble", why: "unavailable" }],
    [refused({ kind: "provider-away", until: 1 } as const), { kind: "trouble", why: "provider-away" }],
    [refused({ kind: "already-paid" } as const), { kind: "no" }],
  ] as const)("reads it anew where none was begun, as it may have changed: %j", async (answer, paying) => {
    const { model, shop } = aPage([waits], { begins: [answer] });
    await model.look();
    await model.pay();
    expect([model.paying, shop.read]).toEqual([paying, 2]);
  });

  it("can be begun again by whoever comes back to the page as it was left, which is looked for as often as at first", async () => {
    const { model, shop, open, pass } = aPage([{ until: now + 60 * MINUTE, stillComes: true }], { begins: [begun] });
    open();
    await rest();
    await model.pay();
    await pass(5_000);
    const before = shop.read;
    comesBack(false);
    await rest();
    expect([model.paying.kind, shop.read]).toEqual(["leaving", before]);
    comesBack(true);
    await rest();
    expect([model.paying, shop.read]).toEqual([{ kind: "no" }, before + 1]);
    await pass(2_000);
    expect(shop.read).toBe(before + 2);
  });
});

describe("a step of a purchase", () => {
  it("is taken once, and the purchase is read anew whatever came of it", async () => {
    const { model, shop } = aPage([waits]);
    const answer = pending<Result<null, "gone">>();
    const both = [model.take(() => answer.promise), model.take(() => Promise.reject(outage))];
    expect(model.step).toEqual({ kind: "sending" });
    answer.answer(ok(null));
    expect([await Promise.all(both), model.step, shop.read]).toEqual([[true, false], { kind: "ready" }, 2]);
    expect([await model.take(async () => refused("gone")), model.step, shop.read]).toEqual([
      false,
      { kind: "refused", refusal: "gone" },
      3,
    ]);
    model.forgetStep();
    expect(model.step).toEqual({ kind: "ready" });
    expect([await model.take(() => Promise.reject(outage)), model.step, shop.read]).toEqual([false, { kind: "unavailable" }, 4]);
  });
});
