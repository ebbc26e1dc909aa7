import { describe, expect, it } from "vitest";
import { hasBegun } from "#core/assessments/sharing/patient-report.ts";
import { SHARED_FOR } from "#core/assessments/sharing/shared-data.ts";
import { takesSharedData } from "#core/assessments/sharing/takes-shared-data.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { now } from "#tests/fixtures.ts";

const completed = [{ at: now, by: { kind: "practitioner" }, deed: { kind: "state", event: "complete", payment: null } }] as const;

describe("reports of an appointment", () => {
  it("are sent while it is ahead or goes on, and for 30 days after it was completed", () => {
    const open = BOOKING_STATES.filter((state) => takesSharedData({ state, history: completed }, now));
    expect(open).toEqual(["held", "pending_payment", "confirmed", "checked_in", "in_progress", "completed"]);
    expect(takesSharedData({ state: "completed", history: completed }, now + SHARED_FOR - 1)).toBe(true);
    expect(takesSharedData({ state: "completed", history: completed }, now + SHARED_FOR)).toBe(false);
  });

  it("are kept from the beginning of its call on", () => {
    expect(BOOKING_STATES.filter((state) => hasBegun({ state }))).toEqual(["in_progress", "completed", "failed_technically"]);
  });
});
