import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { postgresContent } from "#adapters/postgres/content/content.ts";
import { postgresHealthPlanRegister } from "#adapters/postgres/content/health-plan-register.ts";
import { postgresHospitalRegister } from "#adapters/postgres/content/hospital-register.ts";
import { keptBookings } from "#adapters/postgres/consultations/read-booking.ts";
import { offeredIn } from "#adapters/postgres/labs/labs.ts";
import { keptLabBookings } from "#adapters/postgres/labs/read-lab-booking.ts";
import { keptSubscriptions } from "#adapters/postgres/plans/read-subscription.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aStockedDatabase();
}, 180_000);
afterAll(() => db.destroy());

const SAID_SINCE = ["hindi", "labPercent", "consultations"];
const asBefore = (page: unknown) => JSON.stringify(page, (key, value: unknown) => (SAID_SINCE.includes(key) ? undefined : value));
const saidNothing = { hindi: null, labPercent: 0, consultations: 0 };

describe("what servers of earlier releases store while an upgrade runs", () => {
  it("is pages of plans and hospitals in English alone, and plans without what they pay for", async () => {
    const content = postgresContent(db);
    const [plans, hospitals] = [await content.healthPlanPage(), await content.hospitalPage()];
    if (plans === null || hospitals === null) throw new Error("the demo has no pages");
    await db
      .updateTable("content")
      .set({ health_plan_page: asBefore(plans), hospital_page: asBefore(hospitals) })
      .execute();
    const inEnglish = <Texts extends object>(texts: readonly Texts[]) => texts.map((one) => ({ ...one, hindi: null }));
    const plansRead = {
      banner: { ...plans.banner, hindi: null },
      available: inEnglish(plans.available),
      ecosystem: inEnglish(plans.ecosystem),
      plans: plans.plans.map((plan) => ({ ...plan, ...saidNothing })),
      questions: inEnglish(plans.questions),
    };
    const hospitalsRead = {
      banner: { ...hospitals.banner, hindi: null },
      departments: inEnglish(hospitals.departments),
      hospitals: inEnglish(hospitals.hospitals),
      questions: inEnglish(hospitals.questions),
    };
    expect([await content.healthPlanPage(), await content.hospitalPage()]).toEqual([plansRead, hospitalsRead]);
    const seen = {
      plans: await postgresHealthPlanRegister(db).change((before) => ({ put: null, answer: before })),
      hospitals: await postgresHospitalRegister(db).change((before) => ({ put: null, answer: before })),
    };
    expect(seen).toEqual({ plans: plansRead, hospitals: hospitalsRead });
  });

  it("is plans that are sold without what they pay for", async () => {
    const all = () => keptSubscriptions(db, (rows) => rows);
    const before = await all();
    expect(before).not.toEqual([]);
    await sql`update plan_subscription set facts = facts #- '{plan,hindi}' #- '{plan,labPercent}' #- '{plan,consultations}'`.execute(db);
    const sold = before.map((stored) => ({
      ...stored,
      subscription: { ...stored.subscription, plan: { ...stored.subscription.plan, ...saidNothing } },
    }));
    expect(await all()).toEqual(sold);
  });

  it("is appointments whose plan is named in English", async () => {
    const paidFor = () => keptBookings(db, (rows) => rows.where("plan", "is not", null));
    const before = await paidFor();
    expect(before).not.toEqual([]);
    await sql`update booking set plan = plan - 'hindi' where plan is not null`.execute(db);
    expect(await paidFor()).toEqual(
      before.map((stored) => ({ ...stored, booking: { ...stored.booking, plan: { ...stored.booking.plan, hindi: null } } })),
    );
  });

  it("is laboratories that are named in English, offered and booked", async () => {
    await sql`update lab set offer = offer - 'hindi'`.execute(db);
    await sql`update lab_booking set facts = facts #- '{lab,hindi}'`.execute(db);
    const { labs } = await offeredIn(db);
    const bookings = await keptLabBookings(db, (rows) => rows);
    const names = [...labs, ...bookings.map(({ booking }) => booking.lab)].map(({ hindi }) => hindi);
    expect([names.length > labs.length, new Set(names)]).toEqual([true, new Set([null])]);
  });

  it("is bookings of tests whose plan is named in English, or that know of no plan", async () => {
    const [named, none] = (await db.selectFrom("lab_booking").select("id").orderBy("id").limit(2).execute()).map(({ id }) => id);
    if (named === undefined || none === undefined) throw new Error("the demo has too few bookings of tests");
    const plan = { subscription: payableId("s-1"), title: "Parivar", percent: 10, saved: 1_500 };
    await sql`update lab_booking set facts = jsonb_set(facts, '{basket,plan}', ${JSON.stringify(plan)}::jsonb) where id = ${named}`.execute(
      db,
    );
    await sql`update lab_booking set facts = facts #- '{basket,plan}' where id = ${none}`.execute(db);
    const read = await keptLabBookings(db, (rows) => rows.where("id", "in", [named, none]));
    const planOf = (id: string) => read.find(({ booking }) => booking.id === id)?.booking.basket.plan;
    expect([planOf(named), planOf(none)]).toEqual([{ ...plan, hindi: null }, null]);
  });
});
