import { expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { labTroubles } from "#core/labs/booking/lab-trouble.ts";
import { isMissed } from "#core/labs/booking/lab-money-back.ts";
import { labReportTroubles } from "#core/labs/reports/report-trouble.ts";
import { balances } from "#core/ledger/ledger.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { keptLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { keptLabBookings } from "#adapters/postgres/labs/read-lab-booking.ts";
import { demo } from "#tests/builders/demo.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";

it("gives Asha bookings of tests in their states, paid and sent back in order", { timeout: 180_000 }, async () => {
  const db = await aStockedDatabase();
  onTestFinished(() => db.destroy());
  const mine = await keptLabBookings(db, (rows) => rows.where("customer", "=", customerId(demoCustomerId("asha"))));
  const told = mine.map(({ booking }) => `${booking.state} ${isMissed(booking) ? "missed" : "-"} ${booking.refund?.state ?? "-"}`);
  expect(told.toSorted()).toEqual([
    "assigned - -",
    "booked - -",
    "booked - -",
    "booked missed -",
    "cancelled - processed",
    "collected - -",
    "expired - -",
    "in_lab - -",
    "partial - -",
    "ready - -",
    "ready - -",
    "ready - -",
    "ready - -",
    "recollect - -",
  ]);
  expect(mine.flatMap((kept) => labTroubles(kept, demo.now))).toEqual([]);
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
