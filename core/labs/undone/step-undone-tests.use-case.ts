import { ok, refused } from "../../shared/result.ts";
import { labBookingChange } from "../booking/lab-booking-change.ts";
import { undoneShare, undoneTests } from "../booking/undone-share.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { KeptLabBooking } from "../booking/lab-bookings.port.ts";
import type { LabDeed } from "../booking/lab-booking-step.ts";
import type { LabStaffRefusal } from "../booking/step-lab-booking.use-case.ts";
import type { Labs } from "../labs.port.ts";
import type { LabReports } from "../reports/lab-reports.port.ts";
import type { StaffBookings } from "../requirements/bookings-of-lab.ts";

/** "spoil": a sample can't be used, and another may be taken; "give-up": what was not reported will not be done. `action`: the command. */
export type UndoneStep = { readonly id: PayableId; readonly staff: string; readonly action: string; readonly event: "spoil" | "give-up" };

/**
 * Says as staff that the tests of a booking of which nothing was reported can't be done, or not by this sample, with an entry in the audit
 * log that names no test. What was reported stays and is paid for; the share of the others is worked out at once, so that it is shown
 * before anybody chooses. Done again it changes nothing. A booking that these staff do not reach is to them as if it were not there.
 * Source: specification/labs.md, Money back of a lab booking.
 */
export type StepUndoneTests = (step: UndoneStep) => Promise<Result<KeptLabBooking, LabStaffRefusal>>;

/** `bookings`: as these staff reach them. */
type Needs = {
  readonly bookings: Pick<StaffBookings, "withId">;
  readonly reports: Pick<LabReports, "file">;
  readonly labs: Labs;
  readonly now: Clock;
};

export const makeStepUndoneTests =
  ({ bookings, reports, labs, now }: Needs): StepUndoneTests =>
  async ({ id, staff, action, event }) => {
    if ((await bookings.withId(id)) === null) return refused({ kind: "unknown-booking" });
    const { tests: offered } = await labs.offered();
    const at = now();
    const answer = await reports.file<Awaited<ReturnType<StepUndoneTests>>>(id, (seen) => {
      const { reports: before, ...stored } = seen;
      const { booking } = stored;
      const tests = undoneTests(booking.basket, before);
      const act: LabDeed =
        event === "spoil" && before.length === 0
          ? { kind: "state", event, payment: null }
          : { kind: "part", event, tests, share: undoneShare(booking.basket, tests, offered) };
      const none = { change: null, audit: null, report: null, upload: null };
      const moved = labBookingChange(booking, [{ at, by: { kind: "staff", name: staff }, deed: act }]);
      if (moved.kind === "refused") return { ...none, answer: moved };
      const { after, entries } = moved.value;
      if (after === booking) return { ...none, answer: ok(stored) };
      const details = { from: booking.state, to: after.state, back: after.refund?.payout ?? 0 };
      const audit = { at, who: staff, action, subject: { kind: "lab-booking", id }, details } as const;
      return { ...none, change: moved.value, audit, answer: ok({ ...stored, booking: after, ledger: [...stored.ledger, ...entries] }) };
    });
    return answer ?? refused({ kind: "unknown-booking" });
  };
