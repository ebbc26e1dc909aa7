import { customerNamed } from "../../identity/customer-reference.ts";
import { ok, refused } from "../../shared/result.ts";
import { lookedUp } from "../../staff/looked-up.ts";
import { slotFactsOf } from "../calendar/slot-facts-of.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditNeeds } from "../../staff/looked-up.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { Practitioners } from "../practitioner/practitioners.port.ts";
import type { PractitionerRegister, RegisteredPractitioner } from "../register/practitioner-register.port.ts";
import type { SlotFacts, Span } from "../slots/slot-facts.ts";

/**
 * `action`: the command. `at`: when it is asked, in milliseconds since 1970. `length` as it was typed, null: the shortest. `patient` null:
 * nobody.
 */
type AskedCalendar = {
  readonly action: string;
  readonly practitioner: PractitionerId;
  readonly span: Span;
  readonly at: number;
  readonly length: string | null;
  readonly patient: CustomerReference | null;
};

/** `lengths`: those, in minutes, that the practitioner has. */
export type NoCalendar =
  | { readonly kind: "unknown-practitioner" | "unknown-patient" }
  | { readonly kind: "unknown-length"; readonly lengths: readonly number[] };

/**
 * Shows staff the facts of a practitioner's calendar with the appointments in it, for a patient with theirs anywhere; `who` is the staff
 * member's name. The audit log has it, of the patient or else of the practitioner, before anything is answered. Source:
 * specification/consultations.md, Staff commands.
 */
export type ShowCalendarToStaff = (
  who: string,
  calendar: AskedCalendar,
) => Promise<Result<{ readonly facts: SlotFacts; readonly who: RegisteredPractitioner }, NoCalendar>>;

type Needs = AuditNeeds & {
  readonly register: Pick<PractitionerRegister, "find">;
  readonly practitioners: Pick<Practitioners, "appointments">;
  readonly customers: Customers;
};

export const makeShowCalendarToStaff =
  ({ register, practitioners, customers, ...notes }: Needs): ShowCalendarToStaff =>
  async (who, { action, practitioner: id, span, at, length: typed, patient: name }) => {
    const registered = await register.find(id, at);
    if (registered === null) return refused({ kind: "unknown-practitioner" });
    const lengths = [...new Set(registered.practitioner.fees.map(({ length }) => length))].sort((a, b) => a - b);
    const length = typed === null ? lengths[0] : lengths.find((one) => String(one) === typed);
    if (length === undefined) return refused({ kind: "unknown-length", lengths });
    const customer = name === null ? null : await customerNamed(name, customers);
    if (name !== null && customer === null) return refused({ kind: "unknown-patient" });
    const patient = customer?.id ?? null;
    const subject = patient === null ? { kind: "practitioner", id } : { kind: "customer", id: patient };
    const details = patient === null ? {} : { practitioner: id };
    const bookings = await practitioners.appointments({ practitioner: id, patient, ...span });
    await lookedUp(notes, registered, () => ({ who, action, subject, details }));
    return ok({ who: registered, facts: slotFactsOf(registered, bookings, { now: at, ...span, length, patient, exclude: null }) });
  };
