import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balances } from "#core/ledger/ledger.ts";
import { makeBuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { makeExpirePlan } from "#core/plans/buying/expire-plan.use-case.ts";
import { makeReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { makeListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { makeCancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { makePreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { subscriptionTroubles } from "#core/plans/money/subscription-trouble.ts";
import { makeShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { firstInstantOf, monthsAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { BuyPlanRequest } from "#core/plans/buying/buy-plan.use-case.ts";
import type { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PRICE = 1_299_900;
const [isha, mira] = [memberId("isha"), memberId("mira")];
const HOUR = 60 * MINUTE;

export type Place = {
  readonly subscriptions: PlanSubscriptions;
  someone(): Promise<CustomerId>;
  jobs(id: PayableId): Promise<readonly string[]>;
};

export function aDesk(place: Place) {
  const clock = { at: now };
  const offer = { page: demoHealthPlanPage };
  const { subscriptions } = place;
  const family = { is: [isha, mira].map((id) => ({ ...aMember(), id, consentedAt: null })) };
  const households = { family: async () => family.is };
  const needs = { subscriptions, now: () => clock.at };
  const buy = makeBuyPlan({ ...needs, households, content: { healthPlanPage: async () => offer.page }, newId: randomUUID });
  const payables = subscriptionPayables(subscriptions);
  const wanted = (given: Partial<BuyPlanRequest> = {}) => ({ plan: "parivar", members: [isha], key: randomUUID(), ...given });
  const tried = (customer: CustomerId, given: Partial<BuyPlanRequest> = {}) => buy({ customer, language: null }, wanted(given));
  const bought = async (customer: CustomerId, given: Partial<BuyPlanRequest> = {}) => {
    const answer = await tried(customer, given);
    if (answer.kind === "refused") throw new Error(answer.refusal.kind);
    return answer.value.id;
  };
  const pay = (id: PayableId, payment = `pay_${id}`, amount = PRICE) =>
    payables.record(id, { events: [{ ...captureBy(payment, amount), at: clock.at }], at: clock.at });
  const kept = async (id: PayableId) => {
    const found = await subscriptions.withId(id);
    if (found === null) throw new Error(id);
    return found;
  };
  return {
    ...place,
    clock,
    offer,
    family,
    tried,
    bought,
    pay,
    payables,
    kept,
    async active(customer: CustomerId) {
      const id = await bought(customer);
      await pay(id);
      return id;
    },
    show: makeShowMyPlan(needs),
    list: makeListMyPlans(needs),
    release: makeReleasePlan(needs),
    expire: makeExpirePlan(needs),
    preview: makePreviewPlanCancel(needs),
    cancel: makeCancelPlan(needs),
  };
}

const serialOf = (number: string): number => Number(number.slice(-6));

export function subscriptionsSuite(store: string, open: () => Place): void {
  describe(`health plans that are bought, in ${store}`, () => {
    it("wait for their payment, run for a year from it on, and stay as they were bought", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const id = await desk.bought(asha, { key: "once" });
      expect(await desk.bought(asha, { key: "once" })).toBe(id);
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "waiting", expiresAt: now + 30 * MINUTE, term: null } });
      expect(await desk.payables.unpaid(asha, now)).toMatchObject([{ kind: "plan", title: "Parivar", amount: PRICE }]);
      desk.offer.page = { ...demoHealthPlanPage, plans: [] };
      const result = await desk.payables.ask(id, { customer: asha, key: "a", at: now + MINUTE });
      expect(result).toEqual({ kind: "ok", value: { amount: PRICE, until: now + 31 * MINUTE } });
      desk.clock.at = now + 2 * MINUTE;
      await desk.pay(id);
      await desk.pay(id);
      const until = firstInstantOf(monthsAfter(indianDay(desk.clock.at), 12));
      expect(await desk.show(asha, id)).toMatchObject({
        value: {
          stage: "running",
          plan: { title: "Parivar", price: PRICE, people: 4 },
          members: [{ id: isha, name: aMember().name }],
          term: { from: desk.clock.at, until },
          cancellableUntil: desk.clock.at + 14 * DAY,
        },
      });
      const jobs = await desk.jobs(id);
      for (const [kind, count] of [
        ["expire-subscription", 2],
        ["tell-of-subscription", 1],
        ["remind-of-subscription", 2],
      ] as const)
        expect([kind, jobs.filter((job) => job === kind).length]).toEqual([kind, count]);
      expect(Object.fromEntries(balances((await desk.kept(id)).ledger))).toMatchObject({ "plan:parivar": -PRICE, provider: PRICE });
      desk.clock.at = until - 1;
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "running", cancellableUntil: null } });
      desk.clock.at = until;
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "ended" } });
      expect(await desk.list(asha)).toMatchObject([{ id, stage: "ended" }]);
      expect(subscriptionTroubles(await desk.kept(id), desk.clock.at)).toEqual([]);
    });

    it("cover whom they named as they were bought: nobody is swapped by another call, nor by a family that changes", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const id = await desk.bought(asha, { key: "once" });
      const covered = async () => (await desk.kept(id)).subscription.members;
      const named = [{ id: isha, name: aMember().name }];
      expect(await desk.tried(asha, { key: "once", members: [mira] })).toMatchObject({ value: { id, members: named } });
      await desk.pay(id);
      expect(await desk.tried(asha, { key: "once", members: [mira] })).toMatchObject({ value: { id, members: named } });
      expect(await desk.tried(asha, { members: [mira] })).toMatchObject({ refusal: { kind: "has-a-plan" } });
      expect(await covered()).toEqual(named);
      desk.family.is = [];
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "running", members: named } });
      expect(await covered()).toEqual(named);
    });

    it("lose no money and run one at a time, while clocks go an hour back and a day forward", async () => {
      const step = fc.tuple(fc.constantFrom("buy", "pay", "release", "expire", "cancel"), fc.constantFrom(-HOUR, 0, 20 * MINUTE, DAY));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
          const desk = aDesk(open());
          const asha = await desk.someone();
          const [bought, paid] = [[] as PayableId[], new Set<PayableId>()];
          for (const [action, goesBy] of steps) {
            desk.clock.at += goesBy;
            const last = bought.at(-1);
            if (action === "buy" || last === undefined) {
              const answer = await desk.tried(asha);
              if (answer.kind === "ok") bought.push(answer.value.id);
            } else if (action === "pay") await desk.pay(last).then(() => paid.add(last));
            else if (action === "expire") await desk.expire(last);
            else await desk[action](asha, last);
            const stages = (await desk.list(asha)).map(({ stage }) => stage);
            expect(stages.filter((one) => one === "running").length).toBeLessThanOrEqual(1);
          }
          for (const id of bought) {
            const [{ subscription, ledger }, payable] = [await desk.kept(id), await desk.payables.withId(id)];
            const keeps = subscription.state === "active" && subscription.refund === null;
            const goesBack = (payable?.goingBack.length ?? 0) + (subscription.refund === null ? 0 : 1);
            expect([id, keeps ? 1 : 0, goesBack]).toEqual([id, paid.has(id) && goesBack === 0 ? 1 : 0, paid.has(id) && !keeps ? 1 : 0]);
            expect([...balances(ledger).values()].reduce((sum, one) => sum + one, 0)).toBe(0);
          }
        }),
        { numRuns: 25 },
      );
    });

    it("begin no sooner than they were bought where the clock of their payment is late, and end once where it runs ahead", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const id = await desk.bought(asha);
      desk.clock.at = now - HOUR;
      await desk.pay(id);
      const until = firstInstantOf(monthsAfter(indianDay(now), 12));
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "coming", term: { from: now, until } } });
      expect(await desk.tried(asha)).toMatchObject({ refusal: { kind: "has-a-plan" } });
      desk.clock.at = now;
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "running" } });
      desk.clock.at = until + DAY - HOUR;
      expect(await desk.show(asha, id)).toMatchObject({ value: { stage: "ended" } });
      const next = await desk.active(asha);
      desk.clock.at = until - HOUR;
      expect((await desk.list(asha)).map(({ id, stage }) => [id, stage])).toEqual([
        [next, "coming"],
        [id, "running"],
      ]);
      desk.clock.at = until + DAY;
      expect((await desk.list(asha)).filter(({ stage }) => stage === "running")).toMatchObject([{ id: next }]);
    });

    it("are refused for no such plan, somebody else's family, and more people than they cover", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      expect(await desk.tried(asha, { plan: "none" })).toMatchObject({ refusal: { kind: "unknown-plan" } });
      expect(await desk.tried(asha, { members: [isha, memberId("other")] })).toMatchObject({ refusal: { kind: "unknown-member" } });
      expect(await desk.tried(asha, { plan: "swasthya" })).toMatchObject({ refusal: { kind: "too-many-people", people: 1 } });
      expect(await desk.list(asha)).toEqual([]);
    });

    it("aren't bought twice: the next only in the last thirty days, and it begins as the former ends", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const id = await desk.active(asha);
      const until = firstInstantOf(monthsAfter(indianDay(now), 12));
      expect(await desk.tried(asha, { plan: "swasthya", members: [] })).toMatchObject({
        refusal: { kind: "has-a-plan", until, from: until - 30 * DAY },
      });
      desk.clock.at = until - 30 * DAY;
      const next = await desk.active(asha);
      expect(await desk.show(asha, next)).toMatchObject({ value: { stage: "coming", term: { from: until } } });
      expect(await desk.tried(asha)).toMatchObject({ refusal: { kind: "has-a-plan" } });
      desk.clock.at = until;
      expect(await desk.list(asha)).toMatchObject([
        { id: next, stage: "running" },
        { id, stage: "ended" },
      ]);
    });

    it("are given up for another, by their holder, and after their time; what is paid too late goes back", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const first = await desk.bought(asha);
      const second = await desk.bought(asha, { plan: "madhumeh", members: [] });
      expect(await desk.show(asha, first)).toMatchObject({ value: { stage: "not-paid" } });
      await desk.pay(first);
      expect((await desk.payables.withId(first))?.goingBack).toHaveLength(1);
      expect(await desk.jobs(first)).toContain("return-surplus");
      expect(await desk.release(asha, second)).toMatchObject({ value: { stage: "not-paid" } });
      expect(await desk.release(asha, second)).toMatchObject({ kind: "ok" });
      expect(await desk.preview(asha, second)).toEqual({ kind: "refused", refusal: { kind: "not-possible", state: "cancelled" } });
      const third = await desk.bought(asha);
      await desk.expire(third);
      expect(await desk.show(asha, third)).toMatchObject({ value: { stage: "waiting" } }); // Its time has not come.
      desk.clock.at = now + 30 * MINUTE;
      await desk.pay(third);
      expect(await desk.show(asha, third)).toMatchObject({ value: { stage: "not-paid" } });
      expect((await desk.payables.withId(third))?.goingBack).toHaveLength(1);
      expect((await desk.list(asha)).map(({ id }) => id).toSorted()).toEqual([first, third].toSorted());
    });

    it("are listed as being checked while a payment is authorised, also once their time is over", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const id = await desk.bought(asha);
      const seen = async () => (await desk.list(asha)).map(({ stage, isBeingChecked }) => [stage, isBeingChecked]);
      expect(await seen()).toEqual([["waiting", false]]);
      await desk.payables.ask(id, { customer: asha, key: "a", at: now });
      const authorised = { ...captureBy(`pay_${id}`, PRICE), kind: "authorised", at: now } as const;
      await desk.payables.record(id, { events: [authorised], at: now });
      expect(await seen()).toEqual([["waiting", true]]);
      desk.clock.at = now + 31 * MINUTE;
      await desk.expire(id);
      expect(await seen()).toEqual([["not-paid", true]]);
    });

    it("give all money back within fourteen days, once, and nothing later", async () => {
      const desk = aDesk(open());
      const [asha, ravi] = [await desk.someone(), await desk.someone()];
      const id = await desk.active(asha);
      desk.clock.at = now + 14 * DAY;
      expect(await desk.preview(asha, id)).toEqual({ kind: "ok", value: { paid: PRICE, back: PRICE } });
      expect(await desk.cancel(asha, id)).toMatchObject({ value: { stage: "cancelled", back: PRICE, isBack: false } });
      expect(await desk.cancel(asha, id)).toMatchObject({ value: { stage: "cancelled", back: PRICE } });
      expect((await desk.jobs(id)).filter((job) => job === "send-refund")).toHaveLength(1);
      await desk.payables.recordRefund(id, { number: 1, outcome: { state: "processed" }, at: desk.clock.at });
      expect(await desk.show(asha, id)).toMatchObject({ value: { isBack: true } });
      expect(new Set(balances((await desk.kept(id)).ledger).values())).toEqual(new Set([0]));
      const [bill = expect.unreachable(), note = expect.unreachable(), ...more] = (await desk.kept(id)).papers;
      expect([bill.kind, note.kind, more]).toEqual(["bill", "credit-note", []]);
      expect([bill.amount, note.amount, bill.people, bill.plan, bill.rate]).toEqual([PRICE, PRICE, 4, "Parivar", 0]);
      expect([bill.term.until - bill.term.from > 364 * DAY, note.term]).toEqual([true, bill.term]);
      const late = await desk.active(ravi);
      const [next = expect.unreachable()] = (await desk.kept(late)).papers;
      expect(serialOf(next.number)).toBe(serialOf(bill.number) + 1); // None is skipped, and what waits for its payment has none.
      const paid = desk.clock.at;
      desk.clock.at = paid + 14 * DAY + 1;
      expect(await desk.preview(ravi, late)).toEqual({ kind: "refused", refusal: { kind: "too-late", until: paid + 14 * DAY } });
      expect(await desk.cancel(ravi, late)).toMatchObject({ refusal: { kind: "too-late" } });
      expect(await desk.show(ravi, late)).toMatchObject({ value: { stage: "running" } });
    });

    it("are nobody else's", async () => {
      const desk = aDesk(open());
      const [asha, ravi] = [await desk.someone(), await desk.someone()];
      const id = await desk.active(asha);
      for (const other of [id, payableId("s-none")])
        for (const answer of [
          await desk.show(ravi, other),
          await desk.release(ravi, other),
          await desk.preview(ravi, other),
          await desk.cancel(ravi, other),
        ])
          expect(answer).toEqual({ kind: "refused", refusal: { kind: "unknown-subscription" } });
      expect(await desk.list(ravi)).toEqual([]);
    });

    it("are one, however many are bought and paid at once", async () => {
      const desk = aDesk(open());
      const asha = await desk.someone();
      const answers = await Promise.all(Array.from({ length: 20 }, () => desk.tried(asha)));
      const ids = answers.flatMap((one) => (one.kind === "ok" ? [one.value.id] : []));
      await Promise.all(ids.map((id) => desk.pay(id)));
      const stages = (await desk.list(asha)).map(({ stage }) => stage);
      expect([ids.length, stages.filter((one) => one === "running").length]).toEqual([20, 1]);
      const back = await Promise.all(ids.map(async (id) => (await desk.payables.withId(id))?.goingBack.length ?? 0));
      expect(back.reduce((sum, one) => sum + one, 0)).toBe(19);
    });

    it("are told to staff, the latest first, a portion after the other", async () => {
      const desk = aDesk(open());
      const first = await desk.bought(await desk.someone());
      desk.clock.at = now + 9_000 * DAY; // After all that other tests have bought.
      const second = await desk.bought(await desk.someone());
      const ids = async (after: PayableId | null) =>
        (await desk.subscriptions.all({ after, limit: 1 })).map(({ subscription }) => subscription.id);
      const [latest] = await ids(null);
      expect(latest).toBe(second);
      const rest = await desk.subscriptions.all({ after: second, limit: 500 });
      expect(rest.map(({ subscription }) => subscription.id)).toContain(first);
      expect(subscriptionTroubles(await desk.kept(first), desk.clock.at)).toMatchObject([{ kind: "not-ended" }]);
    });
  });
}
