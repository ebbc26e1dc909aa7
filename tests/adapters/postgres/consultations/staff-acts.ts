import fc from "fast-check";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { makeChangePractitioner } from "#core/consultations/register/change-practitioner.use-case.ts";
import { makeCloseCalendar } from "#core/consultations/register/close-calendar.use-case.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { refundKey } from "#core/payments/refund-key.ts";
import { paise } from "#core/shared/money.ts";
import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { anyPick, onBooking } from "./act.ts";
import { at, startOf } from "./booking-run.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { StaffBookingStep } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import type { Act } from "./act.ts";
import type { BookingDesk } from "./a-booking-desk.ts";
import type { Run } from "./booking-run.ts";

const HOUR = 3_600_000;

export function stepAsStaff({ desk }: Run, { booking }: KeptBooking, action: StaffBookingStep["deed"]) {
  const step = makeStepBookingAsStaff({ bookings: desk.get(Bookings), now: () => desk.clock.at });
  return step({ id: booking.id, staff: "meera", action: "booking", deed: action });
}

/** What staff say of an appointment by the command line. */
export const anyStaffAct = () =>
  fc.oneof(
    fc
      .constantFrom("call-off", "patient-missed", "practitioner-missed", "practitioner-missed" as const)
      .chain((event) =>
        onBooking(`staff: ${event}`, ["confirmed", "checked_in"], (run, stored) =>
          stepAsStaff(run, stored, { kind: "state", event, payment: null }),
        ),
      ),
    fc
      .constantFrom(1, 9_999, 20_001)
      .chain((amount) =>
        onBooking(`staff: give back ${amount}`, ["completed", "no_show_patient"], (run, stored) =>
          stepAsStaff(run, stored, { kind: "give-back", event: "give-back", amount: paise(amount), reason: "Cut short" }),
        ),
      ),
  );

/** A practitioner takes nobody for a while, or closes an hour of a day; appointments that are made stay. */
export const anyCalendarAct = () =>
  fc.tuple(anyPick(), fc.constantFrom("pause", "resume", "resume", "close" as const), fc.nat({ max: 2 })).map(
    ([whom, what, days]): Act => ({
      told: `${what} ${whom} ${days}`,
      async run(run) {
        const id = at(run.doctors, whom)?.practitioner.id;
        if (id === undefined) return;
        const needs = { register: postgresPractitionerRegister(run.desk.db), now: () => run.desk.clock.at };
        const from = startOf(run, { days, nth: 1, length: 55 });
        if (what === "close") await makeCloseCalendar(needs)("meera", { id, span: { from, to: from + HOUR } });
        else await makeChangePractitioner(needs)("meera", { id, act: what });
      },
    }),
  );

/** Staff give refunds up that were not sent or have failed, and pay what the provider doesn't have; what they have is theirs to tell of. */
export const anyRefundByHand = () =>
  fc.constantFrom("give-up", "process" as const).chain((event) =>
    onBooking(`staff: ${event}`, ["cancelled_by_patient", "cancelled_by_practitioner", "no_show_practitioner"], async (run, stored) => {
      const isWaiting = stored.booking.refund?.state === "manual";
      if (event === "give-up" || (isWaiting && !isAtProvider(run.desk, stored))) await stepAsStaff(run, stored, { kind: "refund", event });
    }),
  );

function isAtProvider({ standIn }: BookingDesk, { booking }: KeptBooking): boolean {
  const sent = [...standIn.refunds.values()].find(({ notes }) => keyIn(notes) === refundKey(booking, 1));
  return sent !== undefined && sent.status !== "failed";
}

const keyIn = (notes: unknown): unknown => (typeof notes === "object" && notes !== null && "key" in notes ? notes.key : null);
