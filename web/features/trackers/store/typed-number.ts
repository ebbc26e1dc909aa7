/** A number as somebody typed it; null: it is none. Devanagari digits count as digits. */
export function typedNumber(text: string): number | null {
  const written = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(written) ? Number(written) : null;
}

const DEVANAGARI_ZERO = 0x0966;
