import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { labId } from "#core/labs/lab.ts";
import { LAB_REPORT_NEWS } from "#core/labs/reports/lab-report-messages.ts";
import { makeTellOfLabReport } from "#core/labs/reports/tell-of-lab-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { labReportMessages } from "#cli/labs/reports/report-messages.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import type { PlainLabEvent } from "#core/labs/booking/lab-booking-step.ts";

const asha = customerId("asha");
const id = payableId("l-1");
const HBA1C = { english: "HbA1c", hindi: null };
const basket = {
  people: [{ member: null, items: [{ kind: "test", id: "t-hba1c", title: HBA1C, price: paise(1), tests: [] } as const], dropped: [] }],
  subtotal: paise(1),
  collection: paise(0),
  total: paise(1),
  fastingHours: 0,
  reportHours: 12,
  requirements: [],
  plan: null,
};

/** A booking after the events, what its last step brings about, and how its customer is told of a step. */
async function aBooking(events: readonly PlainLabEvent[]) {
  const memory = new Memory();
  const customers = memoryCustomers(memory);
  await customers.register(aNewCustomer({ id: asha, mobile: aMobile("9820012345"), email: anEmail("asha@example.in") }), now);
  const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  const held = newLabBooking({ id, customer: asha, lab, place: { kind: "centre" }, start: now, basket }, now);
  const taken = (some: readonly PlainLabEvent[], from = held) => {
    const steps = some.map(
      (event) => ({ at: now, by: { kind: "staff", name: "meera" }, deed: { kind: "state", event, payment: null } }) as const,
    );
    const moved = labBookingChange(from, steps);
    if (moved.kind === "refused") throw new Error(moved.refusal.kind);
    return moved.value;
  };
  const before = taken(["pay", "assign", "collect", "receive"]).after;
  const { after, jobs } = taken(events, before);
  memory.labBookings.set(id, { booking: after, language: "en", payments: [], ledger: [], papers: [], madeAt: now, key: "a" });
  const notifications = memoryNotifications(memory);
  let ids = 0;
  const tell = makeTellOfLabReport({
    ...{ bookings: memoryLabBookings(memory), customers, notifications, messages: labReportMessages("https://shop.test") },
    now: () => now,
    newId: () => `told-${String(++ids)}`,
  });
  return {
    memory,
    after,
    jobs: jobs.map(({ job }) => job),
    tell,
    told: async () => (await notifications.listed(asha, { after: null, limit: 9 })).unread,
  };
}

describe("a report that came", () => {
  it("is told of by a job for each part and correction, and by none for a call", async () => {
    const { jobs, after } = await aBooking(["report-part", "report-part", "report", "call", "correct"]);
    expect(jobs).toEqual([5, 6, 7, 9].map((step) => ({ kind: "tell-of-lab-report", booking: id, step })));
    expect(after.history).toHaveLength(10);
  });

  it("is told once in a notification, a letter and a text message, which say of nothing what it is", async () => {
    const { memory, tell, told } = await aBooking(["report"]);
    await tell(id, 5);
    await tell(id, 5);
    await tell(id, 4);
    await tell(payableId("l-none"), 5);
    expect(await told()).toMatchObject([{ count: 1 }]);
    const sent = JSON.stringify([...memory.jobs.values()]);
    expect(sent).toContain("Your report is ready");
    expect(sent).not.toMatch(/hba1c|Sahyadri/i);
  });

  it("is told in the customer's language, with the page's address alone", () => {
    const customer = { name: aNewCustomer().name, mobile: aMobile("9820012345"), email: anEmail("asha@example.in") };
    for (const news of LAB_REPORT_NEWS)
      for (const language of ["en", "hi"] as const) {
        const { announcement, messages } = labReportMessages("https://shop.test")({ customer, booking: id, language, news });
        expect(announcement.path).toBe("/diagnosticlab/bookings/l-1/report");
        for (const message of messages) expect(message).toMatchObject({ text: expect.stringContaining(announcement.text[language]) });
        expect(messages.map(({ kind }) => kind)).toEqual(["send-email", "send-sms"]);
      }
    const reached = labReportMessages("https://shop.test")({
      customer: { ...customer, mobile: null, email: null },
      booking: id,
      language: null,
      news: "whole",
    });
    expect(reached.messages).toEqual([]);
  });
});
