import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Households } from "#core/account/households.port.ts";
import { memberId } from "#core/account/family-member.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { Content } from "#core/content/content.port.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Payables } from "#core/payments/payables.port.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { BuyPlanModel, buyPlanNeeds } from "#web/features/plans/buy/buy-plan-model.ts";
import { MyPlanModel, myPlanNeeds } from "#web/features/plans/mine/my-plan-model.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

afterEach(() => void vi.useRealTimers());

const asha = customerId("asha");
const isha = { ...aMember(), id: memberId("isha"), consentedAt: null };
const MINUTE = 60_000;
const PRICE = 1_299_900;

/** A shop with the demo's plans, for a customer with a daughter. */
function aShop() {
  const clock = { at: now };
  const container = composeMemory();
  container.rebind(Clock).toConstantValue(() => clock.at);
  const [households, content] = [container.get(Households), container.get(Content)];
  container.rebind(Households).toConstantValue({ ...households, family: async () => [isha] });
  container.rebind(ListMembers).toConstantValue(async () => [isha]);
  container.rebind(Content).toConstantValue({ ...content, healthPlanPage: async () => demoHealthPlanPage });
  container.rebind(ShowHealthPlanPage).toConstantValue(async () => ok(demoHealthPlanPage));
  return { container, clock, allDependencies: async () => container };
}

async function aBuying(plan: string, shop = aShop()) {
  const model = new BuyPlanModel(asha, plan, { ...lateNeeds(shop.allDependencies, buyPlanNeeds), newKey: randomUUID });
  await model.look();
  return { shop, model };
}

async function aPlan(shop = aShop()) {
  const { model: buying } = await aBuying("parivar", shop);
  buying.name(isha.id, true);
  const bought = await buying.buy();
  if (bought === null) throw new Error("not bought");
  const model = new MyPlanModel(asha, bought.id, {
    ...lateNeeds(shop.allDependencies, myPlanNeeds),
    now: () => shop.clock.at,
    newKey: randomUUID,
  });
  await model.purchase.look();
  return { shop, model, purchase: model.purchase, id: bought.id };
}

const stageOf = ({ purchase: { state } }: MyPlanModel) => (state.kind === "read" ? (state.value?.subscription.stage ?? null) : state.kind);

describe("a plan that somebody comes back to from entering a member", () => {
  it("is to cover them, as far as it covers anybody else", async () => {
    for (const [plan, isCovered] of [
      ["parivar", true],
      ["swasthya", false],
    ] as const) {
      const model = new BuyPlanModel(asha, plan, { ...lateNeeds(aShop().allDependencies, buyPlanNeeds), newKey: randomUUID });
      const end = model.begin(isha.id);
      await expect.poll(() => model.state.kind).toBe("read");
      await expect.poll(() => model.covers(isha.id)).toBe(isCovered);
      end();
    }
  });
});

describe("buying a plan", () => {
  it("shows the plan with the family whom it could cover, and none that is not offered", async () => {
    const { model } = await aBuying("parivar");
    expect(model.state).toMatchObject({ kind: "read", value: { plan: { title: "Parivar" }, family: [{ id: isha.id }] } });
    expect((await aBuying("none")).model.state).toMatchObject({ kind: "read", value: null });
  });

  it("buys it for those who are named, and tells why it was not bought", async () => {
    const { model, shop } = await aBuying("swasthya");
    model.name(isha.id, true);
    expect([model.covers(isha.id), await model.buy()]).toEqual([true, null]);
    expect(model.buying).toMatchObject({ kind: "refused", refusal: { kind: "too-many-people" } });
    model.name(isha.id, false);
    expect(model.buying.kind).toBe("ready");
    expect(await model.buy()).toMatchObject({ stage: "waiting", members: [] });
    const { model: again } = await aBuying("parivar", shop);
    const other = memberId("other");
    for (const [who, isNamed] of [
      [other, true],
      [isha.id, true],
      [other, false],
    ] as const)
      again.name(who, isNamed);
    expect([again.covers(isha.id), again.covers(other)]).toEqual([true, false]);
    expect(await again.buy()).toMatchObject({ members: [{ id: isha.id }] });
  });
});

describe("a plan of one's own", () => {
  it("waits by the shop's clock, and is paid, running and cancelled with all its money", async () => {
    const { model, purchase, shop, id } = await aPlan();
    expect([stageOf(model), purchase.isPayable, purchase.left]).toEqual(["waiting", true, 30 * MINUTE]);
    await purchase.pay();
    expect(purchase.paying).toMatchObject({ kind: "leaving", form: { action: expect.any(String) } });
    await shop.container.get(Payables).record(id, { events: [{ ...captureBy("pay_1", PRICE), at: now }], at: now });
    await purchase.look();
    expect([stageOf(model), purchase.isPayable, purchase.left]).toEqual(["running", false, 0]);
    await model.cancellation.ask();
    expect(model.cancellation.preview).toMatchObject({ kind: "read", value: { value: { back: PRICE } } });
    expect([await model.cancellation.cancel(), stageOf(model)]).toEqual([true, "cancelled"]);
  });

  it("is given up, is nobody else's, and says when it can't be read", async () => {
    const { model, shop, id } = await aPlan();
    expect([await model.release(), stageOf(model)]).toEqual([true, "not-paid"]);
    const other = new MyPlanModel(customerId("ravi"), id, {
      ...lateNeeds(shop.allDependencies, myPlanNeeds),
      now: () => now,
      newKey: randomUUID,
    });
    await other.purchase.look();
    expect(stageOf(other)).toBe(null);
    shop.container.rebind(ShowMyPlan).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", new Error("away"))));
    const away = new MyPlanModel(asha, id, { ...lateNeeds(shop.allDependencies, myPlanNeeds), now: () => now, newKey: randomUUID });
    await away.purchase.look();
    expect(stageOf(away)).toBe("unavailable");
  });

  it("says that it can no longer be cancelled until what would come back is asked", async () => {
    const { model, shop } = await aPlan();
    shop.container.rebind(CancelPlan).toConstantValue(async () => refused({ kind: "unknown-subscription" }));
    expect([await model.cancellation.cancel(), model.cancellation.state.kind]).toEqual([false, "refused"]);
    await model.cancellation.ask();
    expect(model.cancellation.state.kind).toBe("ready");
  });
});
