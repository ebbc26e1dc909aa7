import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { registeredOf } from "./registered-of.ts";
import { upcomingCalendar } from "./upcoming-calendar.ts";
import { maker } from "../../shared/use-case.ts";
import { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import { PractitionerRegister } from "../register/practitioner-register.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { NoPractitioner } from "../call/show-desk-day.use-case.ts";
import type { Fee, Practitioner } from "../practitioner.ts";
import type { RegisteredOfNeeds } from "./registered-of.ts";

/**
 * A practitioner's calendar from today on, as they see it themselves. `isVerified`: else nobody finds them. `lead`, `buffer` in minutes,
 * `horizon` in days.
 */
export type OwnCalendar = Pick<Practitioner, "name" | "isActive" | "buffer" | "lead" | "horizon"> & {
  readonly fees: readonly Pick<Fee, "length" | "mode">[];
  readonly isVerified: boolean;
  readonly today: Day;
  readonly calendar: Calendar;
};

/** The calendar of whoever is signed in. Source: specification/consultations.md, A practitioner's own calendar. */
export type ShowOwnCalendar = (account: CustomerId) => Promise<Result<OwnCalendar, NoPractitioner>>;
export const ShowOwnCalendar = useCase<ShowOwnCalendar>("consultations", "ShowOwnCalendar");

type Needs = RegisteredOfNeeds & { readonly now: Clock };

export const makeShowOwnCalendar = maker(
  ShowOwnCalendar,
  { practitionerOf: PractitionerOf, register: PractitionerRegister, now: Clock },
  (needs: Needs) => async (account) => {
    const at = needs.now();
    const found = await registeredOf(account, needs, at);
    if (found === null) return refused({ kind: "no-practitioner" });
    const { name, isActive, verifiedAt, buffer, lead, horizon, fees } = found.practitioner;
    const today = indianDay(at);
    return ok({
      name,
      isActive,
      buffer,
      lead,
      horizon,
      today,
      isVerified: verifiedAt !== null,
      fees: fees.map(({ length, mode }) => ({ length, mode })),
      calendar: upcomingCalendar(found.calendar, today),
    });
  },
);
