import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { editedCalendar } from "./edited-calendar.ts";
import { registeredOf } from "./registered-of.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { NoPractitioner } from "../call/show-desk-day.use-case.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import type { CalendarEdit, EditRefusal } from "./edited-calendar.ts";
import type { RegisteredOfNeeds } from "./registered-of.ts";

/** An appointment that stays though it lies outside; `start` in milliseconds since 1970, `length` in minutes. */
export type OutsideAppointment = Pick<Appointment, "id" | "start" | "length">;

/** What an edit would leave outside; nothing changes. Source: specification/consultations.md, A practitioner's own calendar. */
export type PreviewOwnCalendar = (
  account: CustomerId,
  edit: CalendarEdit,
) => Promise<Result<readonly OutsideAppointment[], NoPractitioner | EditRefusal>>;
export const PreviewOwnCalendar = token<PreviewOwnCalendar>("PreviewOwnCalendar");

type Needs = RegisteredOfNeeds & { readonly now: Clock };

export const makePreviewOwnCalendar =
  (needs: Needs): PreviewOwnCalendar =>
  async (account, edit) => {
    const at = needs.now();
    const found = await registeredOf(account, needs, at);
    if (found === null) return refused({ kind: "no-practitioner" });
    const edited = editedCalendar(found, edit, at);
    return edited.kind === "refused" ? edited : ok(edited.value.outside.map(({ id, start, length }) => ({ id, start, length })));
  };
