import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { spanExpected } from "./wording/register.ts";
import { askableSpan } from "./span-given.ts";
import { practitionerIdIn } from "./practitioner-id-in.ts";
import type { RegisteredPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { SlotFacts } from "#core/consultations/slots/slot-facts.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** The facts of a calendar in the shop's data; "wrong-usage" with what was expected. */
export type StoredSlots =
  | { readonly kind: "found"; readonly facts: SlotFacts; readonly who: RegisteredPractitioner }
  | { readonly kind: "unknown-practitioner" | "unknown-patient" }
  | { readonly kind: "wrong-usage"; readonly expected: string };

/** The facts for `--from`, `--to`, `--length` and `--patient` of a practitioner. `now` in milliseconds since 1970. */
export async function slotsOf(asked: CommandContext, named: string | undefined, now: number): Promise<StoredSlots> {
  const { options } = asked.given;
  const [id, span] = [practitionerIdIn(named), askableSpan(asked.given)];
  if (span === null) return { kind: "wrong-usage", expected: spanExpected };
  const patient = options.get("patient");
  const reference = patient === undefined ? null : customerReferenceIn(patient);
  if (patient !== undefined && reference === null) return { kind: "unknown-patient" };
  if (id === null) return { kind: "unknown-practitioner" };
  const { withRegister } = await import("./composition.ts");
  return withRegister(asked, async (actions): Promise<StoredSlots> => {
    const who = await actions.find(id);
    if (who === null) return { kind: "unknown-practitioner" };
    const lengths = [...new Set(who.practitioner.fees.map(({ length }) => length))].sort((a, b) => a - b);
    const length = options.has("length") ? lengths.find((one) => String(one) === options.get("length")) : lengths[0];
    if (length === undefined) return { kind: "wrong-usage", expected: `expected --length ${lengths.join(" or ")}` };
    const whose = reference === null ? null : await actions.patientNamed(reference);
    if (reference !== null && whose === null) return { kind: "unknown-patient" };
    const bookings = await actions.appointments({ practitioner: id, patient: whose, ...span });
    return { kind: "found", who, facts: slotFactsOf(who, bookings, { now, ...span, length, patient: whose, exclude: null }) };
  });
}
