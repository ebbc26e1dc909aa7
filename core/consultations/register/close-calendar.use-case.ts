import { appointmentsOutside } from "../calendar/appointments-outside.ts";
import { MOST_EXCEPTIONS } from "../calendar/calendar-fault.ts";
import { ok, refused } from "../../shared/result.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownPractitioner } from "../directory/show-practitioner.use-case.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { Appointment, Span } from "../slots/slot-facts.ts";
import type { PractitionerRegister } from "./practitioner-register.port.ts";

/** The calendar holds as many exceptions as it may. */
export type FullCalendar = { readonly kind: "full-calendar" };

/**
 * Closes a span of a practitioner's calendar as staff, in milliseconds since 1970 at whole minutes; `who` is the staff member's name.
 * Answers the appointments that are now outside; they stay. Source: specification/consultations.md, Staff commands.
 */
export type CloseCalendar = (
  who: string,
  request: { readonly id: PractitionerId; readonly span: Span },
) => Promise<Result<readonly Appointment[], UnknownPractitioner | FullCalendar>>;

export const makeCloseCalendar =
  ({ register, now }: { readonly register: PractitionerRegister; readonly now: Clock }): CloseCalendar =>
  (who, { id, span: { from, to } }) => {
    const at = now();
    return register.change<Awaited<ReturnType<CloseCalendar>>>({ ids: [id], now: at }, ([found]) => {
      if (found === undefined) return { put: [], audit: null, answer: refused({ kind: "unknown-practitioner" }) };
      const { practitioner, calendar, appointments } = found;
      if (calendar.exceptions.length >= MOST_EXCEPTIONS) return { put: [], audit: null, answer: refused({ kind: "full-calendar" }) };
      const next = { practitioner, calendar: { ...calendar, exceptions: [...calendar.exceptions, { kind: "closed", from, to } as const] } };
      const outside = appointmentsOutside(next, appointments, at);
      const details = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), outside: outside.length };
      const audit = { at, who, action: "calendar close", subject: { kind: "practitioner", id }, details } as const;
      return { put: [next], audit, answer: ok(outside) };
    });
  };
