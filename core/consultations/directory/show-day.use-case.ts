import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import { listSlots } from "../slots/list-slots.ts";
import { patientCalendar } from "./patient-calendar.ts";
import { maker } from "../../shared/use-case.ts";
import { Practitioners } from "../practitioner/practitioners.port.ts";
import { Households } from "../../account/households.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import type { NoSuchTimes } from "./list-free-times.use-case.ts";
import type { PatientEntry } from "./patient-calendar.ts";
import type { UnknownPractitioner } from "./show-practitioner.use-case.ts";

/** `member` null: the customer is the patient. `exclude`: the customer's own booking, which is being moved. */
export type DayRequest = {
  readonly id: PractitionerId;
  readonly length: number;
  readonly date: Day;
  readonly member: MemberId | null;
  readonly exclude: string | null;
};

/** Somebody else's member is refused like one that does not exist. */
export type UnknownMember = { readonly kind: "unknown-member" };

/** A day of a practitioner, instant by instant, as the patient may see it. Source: specification/consultations.md, Calls. */
export type ShowDay = (
  visitor: CustomerId | null,
  request: DayRequest,
) => Promise<Result<readonly PatientEntry[], UnknownPractitioner | NoSuchTimes | UnknownMember>>;
export const ShowDay = useCase<ShowDay>("consultations", "ShowDay");

type Needs = { readonly practitioners: Practitioners; readonly households: Pick<Households, "family">; readonly now: Clock };

export const makeShowDay = maker(
  ShowDay,
  { practitioners: Practitioners, households: Households, now: Clock },
  ({ practitioners, households, now }: Needs) =>
    async (visitor, { id, length, date, member, exclude }) => {
      const family = visitor === null ? [] : (await households.family(visitor)).map(({ id }) => id);
      if (member !== null && !family.includes(member)) return refused({ kind: "unknown-member" });
      const patient = member ?? visitor;
      const found = await practitioners.find(id);
      if (found === null) return refused({ kind: "unknown-practitioner" });
      if (!found.practitioner.fees.some((fee) => fee.length === length)) return refused({ kind: "no-such-length" });
      const span = { from: firstInstantOf(date), to: firstInstantOf(daysAfter(date, 1)) };
      const appointments = await practitioners.appointments({ practitioner: id, patient, ...span });
      const isMoved = isOwn(appointments, exclude, patient);
      const account = visitor === null || isMoved ? [] : [visitor, ...family]; // Moving an appointment releases no hold.
      const blocking = appointments.filter((one) => !isHoldOf(one, account));
      const query = { now: now(), ...span, length, patient, exclude: isMoved ? exclude : null };
      return ok(patientCalendar(listSlots(slotFactsOf(found, blocking, query)).calendar));
    },
);

/** A new hold releases the account's former one, whoever its patient is. Source: specification/consultations.md, Holding a time. */
const isHoldOf = ({ patient, state }: Appointment, account: readonly string[]): boolean =>
  patient !== null && account.includes(patient) && (state === "held" || state === "pending_payment");

/** Whatever else is named blocks as before, and nobody learns whether it exists. */
const isOwn = (appointments: readonly Appointment[], exclude: string | null, patient: string | null): boolean =>
  patient !== null && appointments.some(({ id, patient: whose }) => id === exclude && whose === patient);
