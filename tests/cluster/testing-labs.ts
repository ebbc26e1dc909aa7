import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addressId } from "#core/account/address.ts";
import { makeHoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { anAddress } from "#tests/builders/an-address.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const home = anAddress({ id: addressId("home"), pincode: pincode("411004") });
const HOUR = 3_600_000;
const seven = firstInstantOf(daysAfter(indianDay(now), 1)) + 7 * HOUR;
const lab = labId("sahyadri");
const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  place: "home" as const,
  pincodes: [],
  weekday,
  from: 360,
  to: 780,
  capacity: 9,
}));
const offer: LabOffer = {
  labs: [
    {
      id: lab,
      name: "Sahyadri",
      address: "12 Law College Road",
      city: "Pune",
      hindi: null,
      accreditation: "MC-1",
      pincodes: [home.pincode],
      hours: [],
    },
  ],
  tests: [aLabTest("blood")],
  packages: [],
  calendars: [{ id: lab, windows, closed: [] }],
};

/** A laboratory that can be booked. */
export const testSomewhere = (db: Database): Promise<void> => putOffer(db, { ...offer, tests: [] });

/** What writes to a booking of tests beside its row, which the coordinator has, in the order in which it comes to pass. */
export function tested(db: Database, customer: CustomerId): readonly (() => Promise<unknown>)[] {
  const [bookings, reports] = [postgresLabBookings(db), postgresLabReports(db)];
  const households = { family: async () => [], addresses: async () => [home] };
  const hold = makeHoldLabSlot({ bookings, now: () => now, households, snapshots: async () => offer, newId: randomUUID });
  const held: PayableId[] = [];
  const only = () => held[0] ?? expect.unreachable();
  return [
    async () => {
      const people = [{ member: null, tests: [labTestId("blood")], packages: [] }];
      const answer = await hold(
        { customer, language: "hi" },
        { people, lab, address: home.id, start: seven, fastedFrom: null, key: "a call" },
      );
      if (answer.kind === "refused") throw new TypeError(answer.refusal.kind);
      held.push(answer.value.id);
    },
    () =>
      bookings.change(only(), {
        at: now,
        events: [captureBy("p-1", 20_000)],
        decide({ booking }) {
          const change = labBookingChange(booking, [
            { at: now, by: { kind: "provider" }, deed: { kind: "state", event: "pay", payment: "p-1" } },
          ]);
          if (change.kind === "refused") throw new TypeError(change.refusal.kind);
          return { change: change.value, answer: null };
        },
      }),
    () =>
      reports.file(only(), ({ booking, reports: before }) => ({
        change: null,
        audit: null,
        upload: null,
        answer: null,
        report: {
          booking: booking.id,
          number: before.length + 1,
          customer,
          member: null,
          takenAt: now,
          at: now,
          by: "Meera",
          reason: null,
          tests: [],
          paper: null,
        },
      })),
  ];
}

/** All that is asked of somebody's booking. */
export async function askOfTests(db: Database, customer: CustomerId): Promise<void> {
  const [bookings, reports] = [postgresLabBookings(db), postgresLabReports(db)];
  const [stored] = await bookings.of(customer);
  expect(stored?.booking.history.map(({ deed }) => "event" in deed && deed.event)).toEqual(["hold", "pay"]);
  expect(await bookings.withId(stored?.booking.id ?? expect.unreachable())).toEqual(stored);
  expect(await reports.of(customer)).toMatchObject([{ number: 1, by: "Meera" }]);
}
