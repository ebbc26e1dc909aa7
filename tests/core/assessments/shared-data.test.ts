import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SHARED_FOR, sharedSource } from "#core/assessments/sharing/shared-data.ts";
import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";

const completed = [{ at: now, by: { kind: "practitioner" }, deed: { kind: "state", event: "complete", payment: null } }] as const;
const sourceOf = (state: BookingState, request: { readonly isConsented: boolean; readonly at: number }) =>
  sharedSource({ state, history: state === "completed" ? completed : [] }, request);

describe("what a practitioner reads of a patient", () => {
  it("is what is current from the booking on until 30 days after the consultation, then what was frozen", () => {
    const yes = (at: number) => ({ isConsented: true, at });
    for (const state of ["confirmed", "checked_in", "in_progress", "completed"] as const)
      expect([state, sourceOf(state, yes(now))]).toEqual([state, "current"]);
    expect(sourceOf("completed", yes(now + SHARED_FOR - 1))).toBe("current");
    expect(sourceOf("completed", yes(now + SHARED_FOR))).toBe("frozen");
  });

  it("is nothing before the call, and what was frozen after it, once the patient's consent is withdrawn", () => {
    const no = { isConsented: false, at: now };
    expect(["confirmed", "checked_in", "in_progress", "completed"].map((state) => sourceOf(state as BookingState, no))).toEqual([
      "nothing",
      "nothing",
      "frozen",
      "frozen",
    ]);
  });

  it("is nothing of an appointment that was never paid for, was called off, missed or broken off, whenever it is asked", () => {
    const open: readonly BookingState[] = ["confirmed", "checked_in", "in_progress", "completed"];
    const closed = BOOKING_STATES.filter((state) => !open.includes(state));
    fc.assert(
      fc.property(fc.constantFrom(...closed), fc.boolean(), fc.integer({ min: 0, max: 2 * now }), (state, isConsented, at) => {
        expect(sharedSource({ state, history: completed }, { isConsented, at })).toBe("nothing");
      }),
    );
  });
});
