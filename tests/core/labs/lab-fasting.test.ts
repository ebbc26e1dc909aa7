import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { labId } from "#core/labs/lab.ts";
import { fastingReminderAt } from "#core/labs/booking/fasting-reminder.ts";
import { makeTellOfFasting } from "#core/labs/news/tell-of-fasting.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { labBookingMessages } from "#cli/labs/bookings/booking-messages.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabDeed, PlainLabEvent } from "#core/labs/booking/lab-booking-step.ts";

const asha = customerId("asha");
const id = payableId("l-1");
const at = (indian: string): number => Date.parse(`${indian}:00+05:30`);
const HELD = at("2026-11-20T10:00");
const START = at("2026-11-24T07:30");
const basketOf = (fastingHours: number) => ({
  people: [
    {
      member: null,
      items: [{ kind: "test", id: "t", title: { english: "Lipid profile", hindi: null }, price: paise(50_000), tests: [] } as const],
      dropped: [],
    },
  ],
  subtotal: paise(50_000),
  collection: paise(0),
  total: paise(50_000),
  fastingHours,
  reportHours: 12,
  requirements: [],
  plan: null,
});
const heldFor = (fastingHours: number): LabBooking => {
  const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  return newLabBooking({ id, customer: asha, lab, place: { kind: "centre" }, start: START, basket: basketOf(fastingHours) }, HELD);
};
const plain = (event: PlainLabEvent): LabDeed => ({ kind: "state", event, payment: event === "pay" ? "pay_1" : null });
const change = (booking: LabBooking, action: LabDeed, when = HELD) => {
  const moved = labBookingChange(booking, [{ at: when, by: { kind: "customer" }, deed: action }]);
  if (moved.kind === "refused") throw new Error(moved.refusal.kind);
  return moved.value;
};
const plannedBy = ({ jobs }: ReturnType<typeof change>) =>
  jobs.flatMap(({ job, terms }) => (job.kind === "tell-of-fasting" ? [{ start: job.start, at: terms.notBefore }] : []));

/** What the customer is told when the job of `start` runs at a moment, twice. */
async function told(booking: LabBooking, now: number, start = booking.start) {
  const memory = new Memory();
  const customers = memoryCustomers(memory);
  await customers.register(aNewCustomer({ id: asha, mobile: aMobile("9820012345"), email: anEmail("asha@example.in") }), HELD);
  memory.labBookings.set(id, { booking, language: "en", payments: [], ledger: [], papers: [], madeAt: HELD, key: "a" });
  const notifications = memoryNotifications(memory);
  const tell = makeTellOfFasting({
    ...{ bookings: memoryLabBookings(memory), customers, notifications, messages: labBookingMessages("https://shop.test") },
    now: () => now,
    newId: () => "told-1",
  });
  for (const _ of ["once", "again"]) await tell({ booking: id, start });
  const listed = await notifications.listed(asha, { after: null, limit: 9 });
  return {
    said: listed.notifications.map((one) => (one.kind === "announcement" ? one.text.en : one.kind)),
    sent: JSON.stringify([...memory.jobs.values()]),
  };
}

describe("fasting before a sample", () => {
  it.each([
    ["2026-11-24T07:30", 10, "2026-11-23T18:00"], // From half past nine in the evening.
    ["2026-11-24T06:00", 12, "2026-11-23T17:00"], // It begins at six itself.
    ["2026-11-24T06:30", 12, "2026-11-23T17:30"],
    ["2026-11-24T10:59", 8, "2026-11-23T18:00"],
    ["2026-12-01T07:00", 12, "2026-11-30T18:00"],
    ["2028-03-01T07:00", 12, "2028-02-29T18:00"],
  ])("is told of a sample at %s with %i hours at %s", (start, fastingHours, told) => {
    expect(fastingReminderAt({ start: at(start), basket: { fastingHours } })).toBe(at(told));
  });

  it("is planned for each time that a booking gets, and for none that needs no fasting", () => {
    const booked = change(heldFor(10), plain("pay"));
    expect(plannedBy(booked)).toEqual([{ start: START, at: at("2026-11-23T18:00") }]);
    const later = START + 24 * 3_600_000;
    const moved = change(booked.after, { kind: "move", event: "reschedule", from: START, to: later });
    expect(plannedBy(moved)).toEqual([{ start: later, at: at("2026-11-24T18:00") }]);
    expect(plannedBy(change(booked.after, plain("assign")))).toEqual([]);
    const missed = change(change(booked.after, plain("assign")).after, plain("miss"), START);
    expect(plannedBy(missed)).toEqual([]);
    expect(plannedBy(change(heldFor(0), plain("pay")))).toEqual([]);
  });

  it("is told once, with day and time and nothing of what for", async () => {
    const { after } = change(heldFor(10), plain("pay"));
    const { said, sent } = await told(after, at("2026-11-23T18:00"));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/taken on Tuesday.* 7:30 am .* for 10 hours before it, from Monday.* 9:30 pm/);
    expect([...sent.matchAll(/plain water/g)]).toHaveLength(2); // A letter and a text message.
    expect([...sent.matchAll(/With diabetes, on regular medicines or while pregnant, ask your doctor before you fast\./g)]).toHaveLength(2);
    expect(sent).toContain("https://shop.test/diagnosticlab/bookings/l-1");
    expect(sent).not.toMatch(/lipid|Sahyadri/i);
  });

  it("is not told of a time that the booking has no more, nor once that has come", async () => {
    const { after } = change(heldFor(10), plain("pay"));
    expect((await told(after, START)).said).toEqual([]);
    expect((await told(after, HELD, START - 1)).said).toEqual([]);
    expect((await told(change(after, plain("cancel")).after, HELD)).said).toEqual([]);
    const taken = change(change(after, plain("assign")).after, plain("collect")).after;
    expect((await told(taken, HELD)).said).toEqual([]);
    expect((await told(heldFor(10), HELD)).said).toEqual([]);
  });
});
