import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { labId } from "#core/labs/lab.ts";
import { makeFollowLabBooking } from "#core/labs/news/follow-lab-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { labBookingMessages } from "#cli/labs/bookings/booking-messages.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import type { LabActor, LabDeed, PlainLabEvent } from "#core/labs/booking/lab-booking-step.ts";

const asha = customerId("asha");
const id = payableId("l-1");
const HBA1C = { english: "HbA1c", hindi: null };
const basket = {
  people: [{ member: null, items: [{ kind: "test", id: "t", title: HBA1C, price: paise(50_000), tests: [] } as const], dropped: [] }],
  subtotal: paise(50_000),
  collection: paise(0),
  total: paise(50_000),
  fastingHours: 0,
  reportHours: 12,
  requirements: [],
  plan: null,
};
const staff: LabActor = { kind: "staff", name: "meera" };
const plain = (event: PlainLabEvent): LabDeed => ({ kind: "state", event, payment: event === "pay" ? "pay_1" : null });
const VISITED = ["pay", "assign"] as const;
const IN_LAB = [...VISITED, "collect", "receive"] as const;

/** What a customer with every address is told of the last of some deeds, and the jobs that it brings about. */
async function told(before: readonly PlainLabEvent[], action: LabDeed, by: LabActor = staff, language: "en" | "hi" = "en") {
  const memory = new Memory();
  const customers = memoryCustomers(memory);
  await customers.register(aNewCustomer({ id: asha, mobile: aMobile("9820012345"), email: anEmail("asha@example.in") }), now);
  const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  const held = newLabBooking({ id, customer: asha, lab, place: { kind: "centre" }, start: now, basket }, now);
  const done = labBookingChange(
    held,
    before.map((event) => ({ at: now, by: staff, deed: plain(event) })),
  );
  if (done.kind === "refused") throw new Error(done.refusal.kind);
  const moved = labBookingChange(done.value.after, [{ at: now + 8 * 86_400_000, by, deed: action }]);
  if (moved.kind === "refused") throw new Error(moved.refusal.kind);
  const { after, jobs } = moved.value;
  memory.labBookings.set(id, { booking: after, language, payments: [], ledger: [], papers: [], madeAt: now, key: "a" });
  const notifications = memoryNotifications(memory);
  const follow = makeFollowLabBooking({
    ...{ bookings: memoryLabBookings(memory), customers, notifications, messages: labBookingMessages("https://shop.test") },
    now: () => now,
    newId: () => "told-1",
  });
  const step = after.history.length - 1;
  for (const _ of ["once", "again"]) await follow(id, step);
  const listed = await notifications.listed(asha, { after: null, limit: 9 });
  return {
    jobs: jobs.map(({ job }) => job.kind),
    said: listed.notifications.map((one) => (one.kind === "announcement" ? `${one.topic}: ${one.text.en}` : one.kind)),
    sent: JSON.stringify([...memory.jobs.values()]),
  };
}

describe("news of a booking of tests", () => {
  it("tell once that the laboratory cancelled, and what goes back, and nothing of what was to be tested", async () => {
    const { jobs, said, sent } = await told(VISITED, plain("call-off"));
    expect(jobs.toSorted()).toEqual(["follow-lab-booking", "send-refund"]);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^lab-booking: Sorry, the laboratory had to cancel your booking on .*₹500 /);
    expect([...sent.matchAll(/had to cancel/g)].length).toBe(2); // A letter and a text message.
    expect(sent).toContain("https://shop.test/diagnosticlab/bookings/l-1");
    expect(sent).not.toMatch(/hba1c|Sahyadri/i);
  });

  it.each([
    [
      "staff give back",
      [...IN_LAB, "report"],
      { kind: "give-back", event: "give-back", amount: paise(12_300), reason: "Late" },
      /refund ₹123 of/,
    ],
    [
      "the rest can't be done",
      [...IN_LAB, "report-part"],
      { kind: "part", event: "give-up", tests: [], share: paise(9_900) },
      /share, ₹99,/,
    ],
    ["a sample is spoilt", IN_LAB, plain("spoil"), /can't be used\. You have until .+ to choose another time/],
  ] as const)("tell that %s", async (_, before, action, sentence) => {
    const { jobs, said } = await told(before, action);
    expect(jobs).toContain("follow-lab-booking");
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(sentence);
  });

  it("tell that money goes back where nobody chose, and that it was sent, but nobody of what they did themselves", async () => {
    const spoilt = [...IN_LAB, "spoil"] as const;
    expect((await told(spoilt, plain("decline"), { kind: "clock" })).said[0]).toMatch(/^lab-booking: We'll refund ₹500 for/);
    expect((await told(spoilt, plain("decline"), { kind: "customer" })).said).toEqual([]);
    expect((await told(VISITED, plain("cancel"), { kind: "customer" })).said).toEqual([]);
    expect((await told([...VISITED, "call-off"], { kind: "refund", event: "give-up" })).said).toEqual([]);
    expect((await told(VISITED, plain("collect"))).said).toEqual([]);
  });

  it("come in the language in which the slot was held", async () => {
    const { sent } = await told(VISITED, plain("call-off"), staff, "hi");
    expect(sent).toContain("लैब को");
    expect(sent).not.toContain("the laboratory");
  });
});
