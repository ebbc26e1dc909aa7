import { typedNumber } from "#core/shared/typed-number.ts";

/** A typed measure as the tools read it; null: nothing was typed. What is no number stays a text, which a tool's reader refuses. */
export function typedMeasure(text: string): number | string | null {
  const written = text.trim();
  return written === "" ? null : (typedNumber(written) ?? written);
}
