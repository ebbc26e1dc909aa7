import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeExpireLabBooking } from "#core/labs/booking/expire-lab-booking.use-case.ts";
import { LAB_BOOKING_STATES } from "#core/labs/booking/lab-booking-step.ts";
import { labTroubles } from "#core/labs/booking/lab-trouble.ts";
import { isMissed } from "#core/labs/booking/lab-money-back.ts";
import { labReportTroubles } from "#core/labs/reports/report-trouble.ts";
import { payableId } from "#core/ledger/entry.ts";
import { balances } from "#core/ledger/ledger.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { keptLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { keptLabBookings } from "#adapters/postgres/labs/read-lab-booking.ts";
import { demo } from "#tests/builders/demo.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";

it("lets Asha pay for a slot that waits, and ends it and the one that is only held by the clock", { timeout: 180_000 }, async () => {
  const db = await aStockedDatabase();
  onTestFinished(() => db.destroy());
  const [held, payable] = [payableId("l-demo-14"), payableId("l-demo-15")];
  const statesAt = async (minutes: number) => {
    const expire = makeExpireLabBooking({ bookings: postgresLabBookings(db), now: () => demo.now + minutes * 60_000 });
    for (const id of [held, payable]) await expire(id);
    const stored = await keptLabBookings(db, (rows) => rows.where("id", "in", [held, payable]).orderBy("id"));
    return stored.map(({ booking }) => booking.state);
  };
  expect(await postgresOpenings(db).of(payable)).toMatchObject([{ provider: "sandbox", payable: payable }]);
  expect([await statesAt(9.9), await statesAt(10), await statesAt(14.9), await statesAt(15)]).toEqual([
    ["held", "pending_payment"],
    ["expired", "pending_payment"],
    ["expired", "pending_payment"],
    ["expired", "expired"],
  ]);
  const { rows } = await sql<{ booking: string; at: Date }>`select data ->> 'booking' as booking, start_after as at from jobs.job
    where name = 'expire-lab-booking' order by 1, 2`.execute(db);
  expect(rows.map(({ booking, at }) => [booking, (at.getTime() - demo.now) / 60_000])).toEqual([
    [held, 10],
    [payable, 10],
    [payable, 15],
  ]);
});

it("gives Asha bookings of tests in their states, paid and sent back in order", { timeout: 180_000 }, async () => {
  const db = await aStockedDatabase();
  onTestFinished(() => db.destroy());
  const mine = await keptLabBookings(db, (rows) => rows.where("customer", "=", customerId(demoCustomerId("asha"))));
  const told = mine.map(({ booking }) => `${booking.state} ${isMissed(booking) ? "missed" : "-"} ${booking.refund?.state ?? "-"}`);
  expect(new Set(mine.map(({ booking }) => booking.state))).toEqual(new Set(LAB_BOOKING_STATES));
  expect(told.toSorted()).toEqual([
    "assigned - -",
    "booked - -",
    "booked - -",
    "booked missed -",
    "cancelled - processed",
    "collected - -",
    "expired - -",
    "held - -",
    "in_lab - -",
    "partial - -",
    "pending_payment - -",
    "ready - -",
    "ready - -",
    "ready - -",
    "ready - -",
    "recollect - -",
  ]);
  expect(mine.flatMap((stored) => labTroubles(stored, demo.now))).toEqual([]);
  expect(mine.flatMap(({ ledger }) => [...balances(ledger)]).filter(([account, sum]) => account === "customer" && sum !== 0)).toEqual([]);
  for (const { booking } of mine) for (const { at } of booking.history) expect(at).toBeLessThanOrEqual(demo.now);
  const reports = await keptLabReports(db, (rows) => rows.where("customer", "=", demoCustomerId("asha")));
  const sugars = reports.flatMap(({ tests }) => tests.flatMap(({ values }) => values.filter(({ code }) => code === "hba1c")));
  expect(sugars.map(({ result }) => result.kind === "quantity" && result.value)).toEqual([6.4, 6.3, 6.1, 5.9, 5.7]);
  for (const { booking } of mine)
    expect(
      labReportTroubles(
        booking,
        reports.filter((one) => one.booking === booking.id),
        demo.now,
      ),
    ).toEqual([]);
});
