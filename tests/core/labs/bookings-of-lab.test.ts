import { describe, expect, it } from "vitest";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { bookingsOfLab } from "#core/labs/requirements/bookings-of-lab.ts";
import { labId } from "#core/labs/lab.ts";
import { payableId } from "#core/ledger/entry.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { StaffBookings } from "#core/labs/requirements/bookings-of-lab.ts";

const DAY = 24 * 3_600_000;
const id = payableId("l-1");
const money = { subtotal: paise(50_000), collection: paise(0), total: paise(50_000) };
const booked = newLabBooking(
  {
    id,
    customer: customerId("asha"),
    place: { kind: "centre" },
    start: now + DAY,
    lab: { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
    basket: { ...money, people: [], fastingHours: 0, reportHours: 12, requirements: [], plan: null },
  },
  now,
);
const expire = { at: now, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } } as const;
const ended: LabBooking = { ...booked, state: "expired", history: [...booked.history, expire] };

/** Whether the staff of a laboratory reach a booking, by each way to it; `lab` null: staff of the platform. */
async function reach(booking: LabBooking, lab: string | null, at: number) {
  const stored = { booking, language: null, payments: [], ledger: [], papers: [] };
  const all: StaffBookings = {
    withId: async () => stored,
    between: async (request) => (request.lab === null || request.lab === booking.lab.id ? [stored] : []),
    changeAsStaff: async (_, decide) => decide(stored).answer,
  };
  const staff = bookingsOfLab(all, lab === null ? null : labId(lab), () => at);
  const found = await staff.withId(id);
  const listed = await staff.between({ lab: null, from: 0, to: at });
  const changed = await staff.changeAsStaff(id, () => ({ change: null, audit: null, answer: "changed" }));
  return [found !== null, listed.length === 1, changed === "changed"];
}
const [ALL, NONE] = [
  [true, true, true],
  [false, false, false],
];

describe("bookings of tests, to the staff of a laboratory", () => {
  it("are its own alone; the platform's staff reach all", async () => {
    expect(await reach(booked, "sahyadri", now)).toEqual(ALL);
    expect(await reach(booked, "yamuna", now)).toEqual(NONE);
    expect(await reach(booked, null, now)).toEqual(ALL);
  });

  it("are there until 30 days after they ended", async () => {
    expect(await reach(ended, "sahyadri", now + 30 * DAY - 1)).toEqual(ALL);
    expect(await reach(ended, "sahyadri", now + 30 * DAY)).toEqual(NONE);
    expect(await reach(ended, null, now + 30 * DAY)).toEqual(ALL);
  });
});
