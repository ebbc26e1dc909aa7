import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeCancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { subscriptionPayables } from "#core/plans/money/subscription-payables.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { payableId } from "#core/ledger/entry.ts";
import { newSubscription } from "#core/plans/subscription.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { putSubscription } from "#adapters/postgres/demo/put-subscriptions.ts";
import { insertSubscription } from "#adapters/postgres/plans/write-subscription.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;
const DAY = 24 * 60 * 60 * 1000;

it("lists the plans that were bought, by whom and until when, without whom they cover", async () => {
  const { db } = shop;
  expect((await run(`plan sold ${at}`)).output).toBe("No health plan was bought.\n");
  const asha = randomUUID();
  const email = "asha@niramaya.example";
  await db.insertInto("customer").values({ id: asha, name: "Asha Kulkarni", mobile: null, email, created_at: new Date() }).execute();
  const plan = demoHealthPlanPage.plans.find(({ id }) => id === "parivar");
  if (plan === undefined) throw new Error("no such plan");
  await putSubscription(db, { customer: asha, plan, members: [], at: Date.now() - 40 * DAY });
  const listed = await run(`plan sold ${at}`);
  expect(listed).toMatchObject({ status: 0, complaints: "" });
  expect(listed.output).toContain(`s-demo-parivar  parivar, ₹12,999, customer ${asha}: running`);
  expect(listed.output).toContain(", consultations: 0 used, 12 left\n");
  expect(JSON.parse((await run(`plan sold --json --customer ${asha} ${at}`)).output)).toMatchObject([
    { _id: "s-demo-parivar", plan: "parivar", price: 1_299_900, state: "active", refund: null, consultations: { left: 12, bookings: [] } },
  ]);
  expect((await run(`plan sold --customer other ${at}`)).output).toBe("No health plan was bought.\n");
  const doctor = await run(`doctor ${at}`);
  expect(doctor.output).toContain("Every health plan that was bought is paid for");
  const { picture: _, ...terms } = plan;
  const facts = { id: payableId("s-stuck"), customer: customerId(asha), plan: terms, members: [], notBefore: 0 };
  await insertSubscription(db, newSubscription(facts, Date.now() - DAY), { language: null, key: "stuck", at: Date.now() - DAY });
  expect((await run(`doctor ${at}`)).output).toContain("s-stuck: its time to pay was over at");
});

it("gives plans that were paid before there were bills theirs, in the order of their payment, once, whoever asks at once", async () => {
  const { db } = shop;
  const plan = demoHealthPlanPage.plans.find(({ id }) => id === "parivar") ?? expect.unreachable();
  const { picture: _, ...terms } = plan;
  const subscriptions = postgresSubscriptions(db);
  const payables = subscriptionPayables(subscriptions);
  const buy = async (name: string, boughtAt: number, paidAt: number) => {
    const [id, customer] = [payableId(name), randomUUID()];
    const email = `${customer}@niramaya.example`;
    await db.insertInto("customer").values({ id: customer, name: "Ravi Rao", mobile: null, email, created_at: new Date() }).execute();
    const facts = { id, customer: customerId(customer), plan: terms, members: [], notBefore: 0 };
    await insertSubscription(db, newSubscription(facts, boughtAt), { language: null, key: name, at: boughtAt });
    await payables.record(id, { events: [{ ...captureBy(`pay-${name}`, plan.price), at: paidAt }], at: paidAt });
    return id;
  };
  const now = Date.now();
  // Bought first and paid last; the third got all its money back.
  const late = await buy("s-late", now - 3_000_000, now - 1_400_000);
  const early = await buy("s-early", now - 2_900_000, now - 2_800_000);
  const back = await buy("s-back", now - 2_500_000, now - 2_400_000);
  const { customer } = (await subscriptions.withId(back))?.subscription ?? expect.unreachable();
  expect(await makeCancelPlan({ subscriptions, now: Date.now })(customer, back)).toMatchObject({ kind: "ok" });
  await db.deleteFrom("plan_paper").where("subscription_id", "in", [late, early, back]).execute();

  expect((await run(`doctor ${at}`)).output).toContain("s-early: it was paid and lacks its bill");
  const issued = await Promise.all(Array.from({ length: 3 }, () => run(`plan bill --json --as meera ${at}`)));
  expect(issued.reduce((sum, { output }) => sum + JSON.parse(output).papers, 0)).toBe(4);
  const papersOf = async (id: typeof late) => (await subscriptions.withId(id))?.papers ?? [];
  const bills = await Promise.all([early, back, late].map(async (id) => (await papersOf(id))[0] ?? expect.unreachable()));
  const numbers = bills.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
  expect(new Set(bills.map(({ kind, day, amount }) => JSON.stringify([kind, day, amount])))).toEqual(
    new Set([JSON.stringify(["bill", indianDay(Date.now()), plan.price])]),
  );
  expect((await papersOf(back)).map(({ kind }) => kind)).toEqual(["bill", "credit-note"]);
  expect((await run(`plan bill ${at}`)).output).toBe("Every paid plan has its documents.\n");
  expect((await run(`doctor ${at}`)).output).not.toContain("lacks its bill");
  expect((await run(`audit list --subject plan:s-back ${at}`)).output).toContain("plan bill");
});
