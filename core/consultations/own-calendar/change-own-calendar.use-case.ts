import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { editedCalendar } from "./edited-calendar.ts";
import { maker } from "../../shared/use-case.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PractitionerRegister } from "../register/practitioner-register.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { NoPractitioner } from "../call/show-desk-day.use-case.ts";
import type { CalendarEdit, EditRefusal } from "./edited-calendar.ts";

/**
 * Changes the calendar of whoever is signed in, from today on; appointments stay as they are. Done again it changes nothing. Answers the
 * calendar afterwards, from today on. Source: specification/consultations.md, A practitioner's own calendar.
 */
export type ChangeOwnCalendar = (account: CustomerId, edit: CalendarEdit) => Promise<Result<Calendar, NoPractitioner | EditRefusal>>;
export const ChangeOwnCalendar = useCase<ChangeOwnCalendar>("consultations", "ChangeOwnCalendar");

type Needs = { readonly practitionerOf: PractitionerOf; readonly register: Pick<PractitionerRegister, "change">; readonly now: Clock };

export const makeChangeOwnCalendar = maker(
  ChangeOwnCalendar,
  { practitionerOf: PractitionerOf, register: PractitionerRegister, now: Clock },
  ({ practitionerOf, register, now }: Needs) =>
    async (account, edit) => {
      const who = await practitionerOf(account);
      if (who === null) return refused({ kind: "no-practitioner" });
      const [at, { id }] = [now(), who];
      return register.change<Awaited<ReturnType<ChangeOwnCalendar>>>({ ids: [id], now: at }, ([found]) => {
        if (found === undefined) return { put: [], audit: null, answer: refused({ kind: "no-practitioner" }) };
        const edited = editedCalendar(found, edit, at);
        if (edited.kind === "refused") return { put: [], audit: null, answer: edited };
        const { put, calendar, outside } = edited.value;
        const answer = ok(calendar);
        if (put === null) return { put: [], audit: null, answer };
        const subject = { kind: "practitioner", id } as const;
        const details = { windows: calendar.windows.length, exceptions: calendar.exceptions.length, outside: outside.length };
        return { put: [put], audit: { at, who: "practitioner", action: "calendar change", subject, details }, answer };
      });
    },
);
