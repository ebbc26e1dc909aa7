import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { newSubscription } from "#core/plans/subscription.ts";
import { demoHealthPlanPage } from "#adapters/demo-content/health-plan-page.ts";
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
