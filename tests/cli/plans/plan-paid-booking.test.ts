import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { makeConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoHealthPlanPage } from "#tests/builders/demo-site.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { putSubscription } from "#adapters/postgres/demo/put-subscriptions.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";

const shop = await openShopData();
const { at } = shop;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const start = firstInstantOf(daysAfter(indianDay(Date.now()), 3)) + 9 * HOUR;

it("tells staff which plan pays for an appointment, and whether its consultation is used or came back", async () => {
  const { db } = shop;
  const asha = customerId(randomUUID());
  const email = "asha@niramaya.example";
  await db.insertInto("customer").values({ id: asha, name: "Asha Kulkarni", mobile: null, email, created_at: new Date() }).execute();
  await db
    .insertInto("practitioner")
    .values(rowOf(aPractitioner("sunanda")))
    .execute();
  const plan = demoHealthPlanPage.plans.find(({ id }) => id === "parivar");
  if (plan === undefined) throw new Error("no such plan");
  await putSubscription(db, { customer: asha, plan, members: [], at: Date.now() - 40 * DAY });
  const bookings = postgresBookings(db);
  const households = { family: async () => [] };
  const hold = makeHoldTime({ bookings, households, consents: async () => [null], now: Date.now, newId: randomUUID });
  const asked = { practitioner: practitionerId("sunanda"), start, length: 15, mode: "audio", member: null, complaint: null } as const;
  const held = await hold({ customer: asha, language: null }, { ...asked, key: "a" });
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  const { id } = held.value;
  await makeConfirmBooking({ bookings, now: Date.now })(asha, id);

  expect((await run(`booking show ${id} ${at}`)).output).toContain("plan s-demo-parivar (Parivar) pays instead of ₹200");
  expect(JSON.parse((await run(`booking show ${id} --json ${at}`)).output)).toMatchObject({
    fee: 0,
    plan: { subscription: "s-demo-parivar", title: "Parivar", instead_of: 20_000, left: 11 },
  });
  expect((await run(`booking explain ${id} ${at}`)).output).toMatch(/Its consultation counts as used in the plan that pays\.\n$/);
  expect((await run(`plan sold ${at}`)).output).toContain(", consultations: 1 used, 11 left\n");

  await makeCancelBooking({ bookings, now: Date.now })(asha, id);
  expect((await run(`booking explain ${id} ${at}`)).output).toMatch(/Its consultation is back in the plan, as all of a fee would be\.\n$/);
  expect(JSON.parse((await run(`booking explain ${id} --json ${at}`)).output)).toMatchObject({
    refund: null,
    plan: { subscription: "s-demo-parivar", instead_of: 20_000, consultation: "back" },
  });
  expect(JSON.parse((await run(`plan sold --json ${at}`)).output)).toMatchObject([{ consultations: { left: 12, bookings: [] } }]);
});
