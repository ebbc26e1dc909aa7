import { expect, it, onTestFinished } from "vitest";
import { balances } from "#core/ledger/ledger.ts";
import { subscriptionTroubles } from "#core/plans/money/subscription-trouble.ts";
import { leftAt } from "#core/plans/plan-use.ts";
import { stageAt } from "#core/plans/subscription-view.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { keptBookings } from "#adapters/postgres/consultations/read-booking.ts";
import { keptSubscriptions } from "#adapters/postgres/plans/read-subscription.ts";
import { demo } from "#tests/builders/demo.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";

it("gives Asha a plan for her family, paid in order, that pays for an appointment of hers", { timeout: 180_000 }, async () => {
  const db = await aStockedDatabase();
  onTestFinished(() => db.destroy());
  const [mine, ...others] = await keptSubscriptions(db, (rows) => rows);
  if (mine === undefined) throw new Error("nobody has a plan");
  const { subscription, ledger } = mine;
  expect([others, subscription.customer, subscription.plan.title]).toEqual([[], demoCustomerId("asha"), "Parivar"]);
  expect([stageAt(subscription, demo.now), subscription.members.length > 0]).toEqual(["running", true]);
  expect([mine.uses.map(({ booking, until }) => [booking, until]), leftAt(mine, demo.now)]).toEqual([[["b-demo-8", null]], 11]);
  const [paidFor] = await keptBookings(db, (rows) => rows.where("id", "=", "b-demo-8"));
  expect(paidFor).toMatchObject({ ledger: [], booking: { state: "confirmed", fee: 0, plan: { title: "Parivar", left: 11 } } });
  expect([subscriptionTroubles(mine, demo.now), balances(ledger).get("customer")]).toEqual([[], 0]);
});
