import { plainDigits } from "#web/platform/forms/plain-digits.ts";
import type { FieldRange } from "#core/trackers/entries/value-refusal.ts";

/** A number as somebody typed it; null: it is none. */
export function typedNumber(text: string): number | null {
  const written = plainDigits(text);
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(written) ? Number(written) : null;
}

/** The same of a field; null: it is none that the field may hold. */
export function typedIn({ from, to }: Pick<FieldRange, "from" | "to">, text: string): number | null {
  const typed = typedNumber(text);
  return typed !== null && typed >= from && typed <= to ? typed : null;
}
