/** What somebody typed as a number, in the digits that are read: Devanagari digits count as digits, and commas between groups of them are left out, as in 1,200 and 1,00,000. */
export function plainDigits(text: string): string {
  const written = text.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return GROUPED.test(written) ? written.replaceAll(",", "") : written;
}

const DEVANAGARI_ZERO = 0x0966;

/** By thousands, or by lakhs and crores. A comma before anything but three last digits may be meant as a decimal point, and is left to be refused. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.|$)|^\d{1,2}(?:,\d{2})*,\d{3}(?:\.|$)/;
