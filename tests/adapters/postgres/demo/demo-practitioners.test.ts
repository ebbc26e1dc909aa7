import { describe, expect, it, onTestFinished } from "vitest";
import { calendarFindings } from "#core/consultations/calendar/calendar-finding.ts";
import { nextFreeTime } from "#core/consultations/calendar/next-free-time.ts";
import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { regulationOf } from "#core/consultations/therapies/regulation.ts";
import { demoPractitioners } from "#adapters/composition/demo-files.ts";
import { makePractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { inForce } from "#core/consultations/prescription/prescription.ts";
import { scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { asNeededItems } from "#core/consultations/ticks/as-needed-dose.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { EMPTY } from "rxjs";
import { reviewsIn } from "#core/reviews/review-summary.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { balances } from "#core/ledger/ledger.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { demo } from "#tests/builders/demo.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import { everybodyListed } from "#tests/ports/consultations/everybody-listed.ts";

const all = await demoPractitioners(indianDay(demo.now), demo.now);
const noBeats = { of: () => EMPTY };

describe("the demo's practitioners [ui-therapy-kinds ui-footer-cities]", () => {
  it("are sixty over nine kinds, with somebody of several kinds in each city of the footer", () => {
    expect([all.length, new Set(all.map(({ practitioner }) => practitioner.id)).size]).toEqual([60, 60]);
    for (const therapy of THERAPIES)
      expect(all.filter(({ practitioner }) => practitioner.therapy === therapy).length).toBeGreaterThanOrEqual(4);
    for (const city of ["Mumbai", "Delhi", "Ahmedabad", "Pune"])
      expect(
        new Set(
          all
            .filter(({ practitioner: { clinics, cities } }) => clinics.some((one) => one.city === city) || cities.includes(city))
            .map(({ practitioner }) => practitioner.therapy),
        ).size,
      ).toBeGreaterThanOrEqual(7);
  });

  it("are registered where a council registers them, and speak to readers of both languages", () => {
    for (const { practitioner } of all) {
      expect(practitioner.registration !== null).toBe(regulationOf(practitioner.therapy).isRegistered);
      expect(practitioner.about?.hindi).toMatch(/[\u0900-\u097f]/);
      expect(practitioner.languages.length).toBeGreaterThan(0);
    }
  });

  it("have calendars without a fault, and all but those on holiday a free time soon", () => {
    expect(all.flatMap((one) => calendarFindings(one, demo.now))).toEqual([]);
    const now = demo.now;
    const [always] = all.filter(({ practitioner }) => practitioner.lead === 0);
    if (always === undefined) throw new TypeError("nobody is there around the clock");
    expect((nextFreeTime(always, [], now, 15) ?? Infinity) - now).toBeLessThanOrEqual(20 * 60_000);
  });

  it("are all found in a new shop, each with reviews, and with times that are taken", { timeout: 180_000 }, async () => {
    const db = await aStockedDatabase();
    onTestFinished(() => db.destroy());
    const listed = await everybodyListed(postgresPractitioners(db), demo.now);
    expect(listed).toHaveLength(60);
    expect(listed.filter(({ reviews }) => reviewsIn(reviews) === 0)).toEqual([]);
    expect(listed.filter(({ appointments }) => appointments.length > 0).length).toBeGreaterThan(30);
    const practitionerOf = makePractitionerOf({ customers: postgresCustomers(db), practitioners: postgresPractitioners(db) });
    const accounts = await Promise.all(["anil", "meenakshi", "asha"].map((key) => practitionerOf(customerId(demoCustomerId(key)))));
    expect(accounts.map((one) => one?.name ?? null)).toEqual(["Dr. Anil Bhardwaj", "Dr. Meenakshi Rao", null]);
    expect(accounts[0]?.lead).toBe(0);
    const mine = await postgresBookings(db).of(customerId(demoCustomerId("asha")));
    const told = mine.map(({ booking: { state, refund } }) => `${state} ${refund?.state ?? "-"}`).toSorted();
    expect(told).toEqual([
      "cancelled_by_patient processed",
      "cancelled_by_patient processed",
      "cancelled_by_practitioner processed",
      ...Array.from({ length: 5 }, () => "completed -"),
      "confirmed -",
      "confirmed -",
      "expired -",
      "no_show_practitioner -",
    ]);
    const [today, later] = [indianDay(demo.now), daysAfter(indianDay(demo.now), 4)];
    const span = { from: firstInstantOf(today), to: firstInstantOf(later) };
    const desk = await postgresRooms(db, noBeats).ofPractitioner({ practitioner: practitionerId("dr-meenakshi-rao"), ...span });
    const asha = customerId(demoCustomerId("asha"));
    const others = desk.map(({ kept }) => kept.booking).filter(({ customer }) => customer !== asha);
    expect(others.length).toBeGreaterThanOrEqual(6); // Her desk is no empty one: what is taken of her time is somebody's.
    expect(new Set(others.map(({ customer }) => customer)).size).toBeGreaterThanOrEqual(4);
    expect(others.filter(({ state, start }) => state !== (start < demo.now ? "completed" : "confirmed"))).toEqual([]);
    for (const { practitioner } of all.filter((one) => one.practitioner.account !== null)) {
      const { appointments = [] } = listed.find((one) => one.practitioner.id === practitioner.id) ?? {};
      const ahead = { practitioner: practitioner.id, from: demo.now, to: firstInstantOf(daysAfter(today, 40)) };
      const atTheDesk = (await postgresRooms(db, noBeats).ofPractitioner(ahead)).map(({ kept }) => kept.booking.start);
      expect(appointments.map(({ start }) => start).filter((start) => start >= demo.now && !atTheDesk.includes(start))).toEqual([]);
    }
    const prescriptions = await postgresPrescriptions(db, prescriptionHash).of(asha);
    const schedules = prescriptions.flatMap((one) => inForce(one)?.items ?? []).map(scheduleOf);
    const kinds = schedules.map((one) => (one.kind === "planned" ? `${one.rhythm.kind} by ${one.lasts.kind}` : one.kind));
    expect([...new Set(kinds)].toSorted()).toEqual([
      "as-needed",
      "daily by days",
      "daily by doses",
      "every by days",
      "every by doses",
      "taper",
      "weekdays by days",
    ]);
    const ticked = await postgresTicks(db).since(asha, daysAfter(today, -7));
    const needed = prescriptions.flatMap(asNeededItems);
    expect(needed.filter(({ booking, item }) => !ticked.some((one) => one.booking === booking && one.item === item))).toEqual([]);
    expect(mine.flatMap(({ ledger }) => [...balances(ledger)]).filter(([account, sum]) => account === "customer" && sum !== 0)).toEqual([]);
  });
});
