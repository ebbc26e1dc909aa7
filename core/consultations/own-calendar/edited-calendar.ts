import { isSame } from "../../shared/equality/is-same.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { appointmentsOutside } from "../calendar/appointments-outside.ts";
import { calendarFaults, MOST_EXCEPTIONS, MOST_WINDOWS } from "../calendar/calendar-fault.ts";
import { changedCalendar } from "./changed-calendar.ts";
import { upcomingCalendar } from "./upcoming-calendar.ts";
import type { Result } from "../../shared/result.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { CalendarFault } from "../calendar/calendar-fault.ts";
import type { ConsultingPractitioner } from "../calendar/slot-facts-of.ts";
import type { FullCalendar } from "../register/close-calendar.use-case.ts";
import type { RegisteredPractitioner } from "../register/practitioner-register.port.ts";
import type { Appointment } from "../slots/slot-facts.ts";

/** `before`: the calendar as its practitioner was shown it; `after`: as it is to be, from today on. */
export type CalendarEdit = { readonly before: Calendar; readonly after: Calendar };

/** "changed-meanwhile": `calendar` is what it says now, from today on, and not what they were shown. */
export type EditRefusal =
  | { readonly kind: "changed-meanwhile"; readonly calendar: Calendar }
  | { readonly kind: "faulty-calendar"; readonly faults: readonly CalendarFault[] }
  | FullCalendar;

/** What an edit makes of a calendar. `calendar` is told from today on; `outside` stay booked; `put` null: it says so already. */
export type EditedCalendar = {
  readonly next: ConsultingPractitioner;
  readonly put: ConsultingPractitioner | null;
  readonly calendar: Calendar;
  readonly outside: readonly Appointment[];
};

/**
 * What an edit makes of a practitioner's calendar; `now` in milliseconds since 1970. Refused where the calendar was changed since they were
 * shown it. Source: specification/consultations.md, A practitioner's own calendar.
 */
export function editedCalendar(
  { practitioner, calendar: former, appointments }: RegisteredPractitioner,
  { before, after }: CalendarEdit,
  now: number,
): Result<EditedCalendar, EditRefusal> {
  const faults = calendarFaults(after);
  if (faults.length > 0) return refused({ kind: "faulty-calendar", faults });
  const today = indianDay(now);
  const next = { practitioner, calendar: changedCalendar(former, after, today) };
  const [present, calendar] = [upcomingCalendar(former, today), upcomingCalendar(next.calendar, today)];
  const outside = appointmentsOutside(next, appointments, now);
  if (isSame(calendar, present)) return ok({ next, put: null, calendar, outside });
  if (!isSame(upcomingCalendar(before, today), present)) return refused({ kind: "changed-meanwhile", calendar: present });
  const { windows, exceptions } = next.calendar;
  if (windows.length > MOST_WINDOWS || exceptions.length > MOST_EXCEPTIONS) return refused({ kind: "full-calendar" });
  return ok({ next, put: next, calendar, outside });
}
