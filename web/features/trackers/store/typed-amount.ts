import { typedNumber } from "#core/shared/typed-number.ts";
import type { FieldRange } from "#core/trackers/value-refusal.ts";

/** An amount as somebody typed it, which no tracker keeps with more than two decimals; null: it is none. */
export const typedAmount = (text: string): number | null => typedNumber(text, 2);

/** The same of a field; null: it is none that the field may hold. */
export function typedIn({ from, to }: Pick<FieldRange, "from" | "to">, text: string): number | null {
  const typed = typedAmount(text);
  return typed !== null && typed >= from && typed <= to ? typed : null;
}
