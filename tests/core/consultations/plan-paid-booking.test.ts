import { describe, expect, it } from "vitest";
import { bookingChange } from "#core/consultations/booking/booking-change.ts";
import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingActor, BookingStep, PlainEvent } from "#core/consultations/booking/booking-step.ts";
import type { PaidByPlan } from "#core/consultations/booking/paid-by-plan.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = now + 3 * HOUR;
const missedAt = start + 10 * MINUTE;
const parivar: PaidByPlan = { subscription: payableId("s-1"), title: "Parivar", hindi: null, instead: paise(20_000), left: 2 };

const step = (at: number, event: PlainEvent, kind: "customer" | "clock" = "clock"): BookingStep => {
  const by: BookingActor = { kind };
  return { at, by, deed: { kind: "state", event, payment: null } };
};

/** What being missed by its practitioner brings about for an appointment without a fee. */
function missed(plan: PaidByPlan | null) {
  const facts = { id: payableId("b-1"), customer: customerId("asha"), member: null, practitioner: practitionerId("sunanda"), start };
  const held = newBooking({ ...facts, length: 15, buffer: 5, mode: "audio", fee: NOTHING, plan }, now);
  const before = bookingChange(held, [step(now, "confirm", "customer")]);
  const change = before.kind === "ok" ? bookingChange(before.value.after, [step(missedAt, "practitioner-missed")]) : before;
  if (change.kind === "refused") throw new Error(change.refusal.kind);
  return change.value;
}

describe("an appointment that its practitioner missed", () => {
  it("has a job that gives its consultation back to the plan after 48 hours", () => {
    expect(missed(parivar).jobs).toContainEqual({
      job: { kind: "give-fee-back", booking: "b-1" },
      terms: { key: "b-1/2", notBefore: missedAt + 48 * HOUR },
    });
    expect(missed(null).jobs.map(({ job }) => job.kind)).not.toContain("give-fee-back");
  });

  it("gives a consultation back once, moves no money by it, and gives nothing back where it was free", () => {
    const { after } = missed(parivar);
    const back = bookingChange(after, [step(missedAt + 1, "refund", "customer"), step(missedAt + 2, "refund", "customer")]);
    expect(back).toMatchObject({ value: { after: { refund: null, state: "no_show_practitioner" }, entries: [], papers: [] } });
    expect(back.kind === "ok" && back.value.after.history).toHaveLength(4);
    expect(bookingChange(after, [step(missedAt + 48 * HOUR - 1, "refund")])).toMatchObject({ refusal: { kind: "too-early" } });
    const free = bookingChange(missed(null).after, [step(missedAt + 1, "refund", "customer")]);
    expect(free).toMatchObject({ refusal: { kind: "not-possible" } });
  });
});
