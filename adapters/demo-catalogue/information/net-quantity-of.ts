import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";

/** What a size says of goods that are used up: grams, millilitres or pieces. */
const MEASURES: Readonly<Record<string, readonly [factor: number, unit: NetQuantity["unit"]]>> = {
  g: [1, "g"],
  kg: [1000, "g"],
  ml: [1, "ml"],
  litre: [1000, "ml"],
  days: [0, "piece"],
};

/**
 * How much of it there is: "1 kg" is 1000 g, "2 × 100 g" 200 g, "60 tablets" 60 pieces. Measures of things that are kept ("950 ml", "6 mm") and
 * days of a kit tell of one piece; sets tell how many there are.
 */
export function netQuantityOf(size: string, isConsumable: boolean): NetQuantity {
  const counted = /^(?:set|pack) of (\d+)$/.exec(size)?.[1] ?? (size === "pair" || size === "with gua sha" ? "2" : undefined);
  if (counted !== undefined) return { amount: Number(counted), unit: "piece" };
  const [, times = "1", amount = "1", word = ""] = /^(?:(\d+) × )?(\d+) (\p{L}+)$/u.exec(size) ?? [];
  const measure = MEASURES[word];
  if (measure === undefined) return { amount: isConsumable || /^pieces?$/.test(word) ? Number(amount) : 1, unit: "piece" };
  const [factor, unit] = measure;
  return isConsumable && factor > 0 ? { amount: Number(times) * Number(amount) * factor, unit } : { amount: 1, unit: "piece" };
}
