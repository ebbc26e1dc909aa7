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

type Wanted = { readonly action: string; readonly named: string | undefined; readonly now: number };

/**
 * The facts for `--from`, `--to`, `--length` and `--patient` of a practitioner, by the command `action`. `now` in milliseconds since 1970.
 */
export async function slotsOf(context: CommandContext, { action, named, now }: Wanted): Promise<StoredSlots> {
  const { options } = context.given;
  const [id, span] = [practitionerIdIn(named), askableSpan(context.given)];
  if (span === null) return { kind: "wrong-usage", expected: spanExpected };
  const patient = options.get("patient");
  const reference = patient === undefined ? null : customerReferenceIn(patient);
  if (patient !== undefined && reference === null) return { kind: "unknown-patient" };
  if (id === null) return { kind: "unknown-practitioner" };
  const { withRegister } = await import("./composition.ts");
  const length = options.get("length") ?? null;
  const shown = await withRegister(context, ({ showCalendar }) =>
    showCalendar({ action, practitioner: id, span, at: now, length, patient: reference }),
  );
  if (shown.kind === "ok") return { kind: "found", ...shown.value };
  return shown.refusal.kind === "unknown-length"
    ? { kind: "wrong-usage", expected: `expected --length ${shown.refusal.lengths.join(" or ")}` }
    : { kind: shown.refusal.kind };
}
