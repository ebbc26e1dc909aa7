import { sizeUnits } from "#web/design/wording/size-units.ts";

/**
 * A size in the language of the page: "100 g", "2 × 100 g", "60 tablets", "pack of 2". What is written otherwise stays as it is on the
 * label.
 */
export function shownSize(size: string): string {
  const whole = sizeUnits[size.toLowerCase()];
  if (whole !== undefined) return whole;
  const [, counted, amount, unit] = SIZE.exec(size) ?? [];
  const shown = sizeUnits[(unit ?? "").toLowerCase()] ?? sizeUnits[`${counted?.toLowerCase()} of`];
  return shown === undefined ? size : `${amount} ${shown}`;
}

/** "pack of" and "set of" before the amount, or a unit after it. */
const SIZE = /^(?:(pack|set) of )?([\d.,]+(?: [×x] [\d.,]+)?)(?: ?(\p{L}+))?$/iu;
