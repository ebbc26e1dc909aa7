/** Where the ground lies on which forms stand, in the units of a drawing: 240 wide, 280 high. */
const GROUND = 258;

/**
 * The part of the plane that a drawing shows: the whole form where a kilogram, a litre or a hundred pieces are in it, and more around it
 * the less that is, so that 60 g don't look like 2 kg. The whole form too where the size names no amount.
 */
export function drawnBox(size: string): string {
  const scale = drawnScale(size);
  const [width, height] = [240 / scale, 280 / scale];
  return [120 - width / 2, GROUND - GROUND / scale, width, height].map((one) => Math.round(one * 10) / 10).join(" ");
}

/** How large a form is drawn, from LEAST to 1. */
function drawnScale(size: string): number {
  const [, amount = "", unit = ""] = /^([\d.]+) (kg|g|litre|ml|tablets|capsules|pills|gummies|sachets|bags)\b/.exec(size) ?? [];
  const whole = WHOLES[unit];
  if (whole === undefined) return 1;
  const share = Math.log10(Math.max(Number(amount), 1) / whole.least) / Math.log10(whole.most / whole.least);
  return LEAST + (1 - LEAST) * Math.min(Math.max(share, 0), 1);
}

const LEAST = 0.78;

type Whole = { readonly least: number; readonly most: number };
const grams: Whole = { least: 25, most: 1_000 };
const kilograms: Whole = { least: 0.025, most: 1 };
const pieces: Whole = { least: 8, most: 120 };
const WHOLES: Readonly<Record<string, Whole>> = {
  g: grams,
  ml: grams,
  kg: kilograms,
  litre: kilograms,
  tablets: pieces,
  capsules: pieces,
  pills: pieces,
  gummies: pieces,
  sachets: pieces,
  bags: pieces,
};
