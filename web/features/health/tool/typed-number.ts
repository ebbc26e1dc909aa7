/** A typed number as the tools read it; null: nothing was typed. What is no number stays a text, which a tool's reader refuses. Devanagari digits count as digits. */
export function typedNumber(text: string): number | string | null {
  const written = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  if (written === "") return null;
  return /^\d{1,6}(?:\.\d{1,6})?$/.test(written) ? Number(written) : written;
}

const DEVANAGARI_ZERO = 0x0966;
