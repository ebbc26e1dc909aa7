import { seededChance, pick } from "#adapters/demo-chance/seeded-chance.ts";

const SAVINGS = [0, 0, 0.05, 0.08, 0.1, 0.12, 0.15, 0.15, 0.18, 0.2, 0.25];

/** Prices as they are printed: the MRP on 0, 5 or 9, what is asked at most that, at times with paise. */
export function priced(rupees: number, slug: string): { readonly mrp: number; readonly price: number } {
  const near = Math.max(20, Math.round((rupees * (0.95 + seededChance("mrp", slug) / 10)) / 5) * 5);
  const mrp = near > 100 && seededChance("nine", slug) < 0.4 ? near - 1 : near;
  const whole = Math.round(mrp * (1 - pick(SAVINGS, "saving", slug)));
  const paise = whole < mrp && seededChance("paise", slug) < 0.06 ? pick([0.25, 0.5, 0.75], "paise of", slug) : 0;
  return { mrp, price: whole + paise };
}

/** How many there are, and the fewest that one may buy: some are few, some gone, and cheap things come in twos and threes. */
export function stocked(price: number, slug: string): { readonly least: number; readonly stock: number } {
  const least = price < 140 && seededChance("least", slug) < 0.22 ? pick([2, 2, 3], "least of", slug) : 1;
  const lot = seededChance("stock", slug);
  if (lot < 0.05) return { least, stock: 0 };
  const stock = lot < 0.14 ? 1 + Math.floor(seededChance("few", slug) * 5) : 6 + Math.floor(seededChance("many", slug) * 234);
  return { least, stock: Math.max(least, stock) };
}
