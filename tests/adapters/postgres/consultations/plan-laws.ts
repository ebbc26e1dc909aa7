import { expect } from "vitest";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { CONSULTATIONS } from "./a-booking-desk.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Run } from "./booking-run.ts";

const HOUR = 3_600_000;

/** A plan never pays for more than it holds, and tells how many it has left. */
export async function expectPlansLawful({ desk, patients }: Run, all: readonly KeptBooking[]): Promise<void> {
  for (const { id, plan } of patients) {
    const used = all.filter(({ booking }) => booking.plan?.subscription === plan && isUsed(booking, desk.clock.at)).length;
    expect(used).toBeLessThanOrEqual(CONSULTATIONS);
    if (plan === null) continue;
    const shown = await desk.get(ShowMyPlan)(id, plan);
    expect(shown.kind === "ok" ? shown.value.left : null).toBe(CONSULTATIONS - used);
  }
}

/** Whether a consultation counts as used, by the specification: it comes back where all of a fee would. */
function isUsed({ state, start, expiresAt, history }: Booking, now: number): boolean {
  const last = history.findLast(({ deed }) => deed.kind === "state");
  switch (state) {
    case "held":
    case "pending_payment":
      return now < (expiresAt ?? 0);
    case "confirmed":
    case "checked_in":
    case "in_progress":
    case "completed":
    case "no_show_patient":
      return true;
    case "cancelled_by_patient":
      return (last?.at ?? 0) > start - 2 * HOUR;
    case "no_show_practitioner":
    case "failed_technically":
      return last?.deed.event !== "refund" && now < (last?.at ?? 0) + 48 * HOUR; // Another time can still be chosen.
    case "expired":
    case "cancelled_by_practitioner":
      return false;
  }
}
