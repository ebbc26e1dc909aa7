import { appointmentsOutside } from "../calendar/appointments-outside.ts";
import { overlapsIn } from "../calendar/overlaps.ts";
import { replacedCalendar } from "../calendar/replaced-calendar.ts";
import { planOf } from "../../staff/import/planned-rows.ts";
import { replacingRow } from "../../staff/import/replacing-row.ts";
import { ok, refused } from "../../shared/result.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { Overlap } from "../calendar/overlaps.ts";
import type { ImportPlan } from "../../staff/import/import-plan.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import type { PractitionerRegister } from "./practitioner-register.port.ts";

/** A line of a file of calendars. `replaceFrom`: what is before that day stays; null: nothing stays. */
export type IncomingCalendar = {
  readonly line: number;
  readonly id: PractitionerId;
  readonly calendar: Calendar;
  readonly replaceFrom: Day | null;
};

/** What staff should look at: windows that overlap, and appointments that are now outside the opening hours. */
export type ImportedCalendar = {
  readonly id: PractitionerId;
  readonly overlaps: readonly Overlap[];
  readonly outside: readonly Appointment[];
};

export type ImportedCalendars = { readonly plan: ImportPlan; readonly calendars: readonly ImportedCalendar[] };

/**
 * Replaces the calendars of practitioners as staff, all of them or none; `who` is the staff member's name, `file` the file's name without
 * its folders. Appointments stay as they are. A dry run answers the same and changes nothing.
 * Source: specification/consultations.md, Staff commands.
 */
export type ImportCalendars = (
  who: string,
  given: { readonly file: string; readonly calendars: readonly IncomingCalendar[]; readonly run: "dry" | "real" },
) => Promise<Result<ImportedCalendars, { readonly kind: "faulty"; readonly faults: readonly LineFault[] }>>;

export const makeImportCalendars =
  ({ register, now }: { readonly register: PractitionerRegister; readonly now: Clock }): ImportCalendars =>
  (who, { file, calendars, run }) => {
    const at = now();
    const ids = calendars.map(({ id }) => id);
    return register.change<Awaited<ReturnType<ImportCalendars>>>({ ids, now: at }, (found) => {
      const known = new Map(found.map((one) => [one.practitioner.id, one]));
      const faults = calendars.flatMap(({ line, id }, nth) => {
        if (ids.indexOf(id) < nth) return [{ line, path: "practitioner", expected: "a practitioner once" }];
        return known.has(id) ? [] : [{ line, path: "practitioner", expected: "the id of a practitioner" }];
      });
      if (faults.length > 0) return { put: [], audit: null, answer: refused({ kind: "faulty", faults }) };
      const changed = calendars.flatMap(({ line, id, calendar, replaceFrom }) => {
        const former = known.get(id);
        if (former === undefined) return [];
        const next = { practitioner: former.practitioner, calendar: replacedCalendar(former.calendar, calendar, replaceFrom) };
        const outside = appointmentsOutside(next, former.appointments, at);
        const row = replacingRow({ line, id }, next.calendar);
        return [{ row, was: former.calendar, becomes: next.calendar, next, told: { id, overlaps: overlapsIn(next.calendar), outside } }];
      });
      const subject = { kind: "practitioner", id: "all" } as const;
      const outside = changed.reduce((sum, { told }) => sum + told.outside.length, 0);
      const audit = { at, who, action: "calendar import", subject, details: { file, calendars: changed.length, outside } };
      const answer = ok({ plan: planOf(changed), calendars: changed.map(({ told }) => told) });
      return run === "dry" ? { put: [], audit: null, answer } : { put: changed.map(({ next }) => next), audit, answer };
    });
  };
