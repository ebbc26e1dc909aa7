import type { FieldRange } from "#core/trackers/entries/value-refusal.ts";

/** A number as somebody typed it; null: it is none. Devanagari digits count as digits. */
export function typedNumber(text: string): number | null {
  const written = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(written) ? Number(written) : null;
}

/** The same of a field; null: it is none that the field may hold. */
export function typedIn({ from, to }: Pick<FieldRange, "from" | "to">, text: string): number | null {
  const typed = typedNumber(text);
  return typed !== null && typed >= from && typed <= to ? typed : null;
}

const DEVANAGARI_ZERO = 0x0966;
