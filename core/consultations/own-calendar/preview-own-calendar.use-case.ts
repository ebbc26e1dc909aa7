import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { calendarLacks } from "../calendar/calendar-finding.ts";
import { editedCalendar } from "./edited-calendar.ts";
import { registeredOf } from "./registered-of.ts";
import { maker } from "../../shared/use-case.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PractitionerRegister } from "../register/practitioner-register.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { CalendarLack } from "../calendar/calendar-finding.ts";
import type { NoPractitioner } from "../call/show-desk-day.use-case.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import type { CalendarEdit, EditRefusal } from "./edited-calendar.ts";
import type { RegisteredOfNeeds } from "./registered-of.ts";

/** An appointment that stays though it lies outside; `start` in milliseconds since 1970, `length` in minutes. */
export type OutsideAppointment = Pick<Appointment, "id" | "start" | "length">;

/** What an edit would leave outside, and what the calendar would lack. */
export type CalendarPreview = { readonly outside: readonly OutsideAppointment[]; readonly lacks: readonly CalendarLack[] };

/** What an edit would do; nothing changes. Source: specification/consultations.md, A practitioner's own calendar. */
export type PreviewOwnCalendar = (
  account: CustomerId,
  edit: CalendarEdit,
) => Promise<Result<CalendarPreview, NoPractitioner | EditRefusal>>;
export const PreviewOwnCalendar = useCase<PreviewOwnCalendar>("consultations", "PreviewOwnCalendar");

type Needs = RegisteredOfNeeds & { readonly now: Clock };

export const makePreviewOwnCalendar = maker(
  PreviewOwnCalendar,
  { practitionerOf: PractitionerOf, register: PractitionerRegister, now: Clock },
  (needs: Needs) => async (account, edit) => {
    const at = needs.now();
    const found = await registeredOf(account, needs, at);
    if (found === null) return refused({ kind: "no-practitioner" });
    const edited = editedCalendar(found, edit, at);
    if (edited.kind === "refused") return edited;
    const { next, outside } = edited.value;
    return ok({ outside: outside.map(({ id, start, length }) => ({ id, start, length })), lacks: calendarLacks(next, at) });
  },
);
