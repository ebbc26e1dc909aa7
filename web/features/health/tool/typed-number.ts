import { plainDigits } from "#web/platform/forms/plain-digits.ts";

/** A typed number as the tools read it; null: nothing was typed. What is no number stays a text, which a tool's reader refuses. */
export function typedNumber(text: string): number | string | null {
  const written = plainDigits(text);
  if (written === "") return null;
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(written) ? Number(written) : written;
}
