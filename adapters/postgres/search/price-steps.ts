import { PRICE_BANDS, priceBandOf } from "#core/catalogue/filters.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import type { PriceBand } from "#core/catalogue/filters.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Narrowing } from "#core/catalogue/collection.ts";

/** Sets of prices. They are stored by their kind and slug. */
export type PriceSet = { readonly kind: "price" | "price-step"; readonly slug: string };

/**
 * The sets that cover a range of prices. Every product of a set of `within` has a price in the range. Of the sets of `across` only some
 * products have, and of all other sets none.
 */
export type PriceCover = { readonly within: readonly PriceSet[]; readonly across: readonly PriceSet[] };

/** Where each step begins, in rupees: round amounts as people type them, with the beginning of each band among them. */
const BEGINNINGS = [
  ...[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95], // The cheapest products.
  ...[100, 125, 150, 175, 200, 225],
  ...[250, 300, 350, 400, 450],
  ...[500, 600, 700, 800, 900],
  ...[1_000, 1_250, 1_500, 1_750, 2_000],
  ...[2_500, 3_000, 4_000, 5_000, 7_500, 10_000, 20_000],
];

const STEPS: readonly PriceBand[] = BEGINNINGS.map((rupees, place) => {
  const next = BEGINNINGS[place + 1];
  return { least: paise(rupees * 100), most: next === undefined ? null : paise(next * 100 - 1) };
});

/** The band and the step of a product's price. None if nobody sells the product. */
export function priceSetsOf(product: Pick<ProductDetails, "offer">): readonly PriceSet[] {
  const band = priceBandOf(product);
  const { offer } = product;
  const step = offer === null ? undefined : STEPS.findLast(({ least }) => offer.price >= least);
  return band === null || step === undefined ? [] : [bandSet(band), stepSet(step)];
}

/** The bands that are wholly in the range, and steps for the rest of the range. */
export function priceCoverOf({ least, most }: Narrowing["price"]): PriceCover {
  const range = { least: least ?? 0, most: most ?? LARGEST_AMOUNT };
  const liesWithin = (part: PriceBand) => part.least >= range.least && endOf(part) <= range.most;
  const isTouched = (part: PriceBand) => endOf(part) >= range.least && part.least <= range.most;
  const bands = PRICE_BANDS.flatMap((band, place) => (liesWithin(band) ? [bandSet(place)] : []));
  const steps = STEPS.filter((step) => isTouched(step) && !PRICE_BANDS.some((band) => liesWithin(band) && contains(band, step)));
  return {
    within: [...bands, ...steps.filter(liesWithin).map(stepSet)],
    across: steps.filter((step) => !liesWithin(step)).map(stepSet),
  };
}

const endOf = ({ most }: PriceBand): number => most ?? LARGEST_AMOUNT;
const contains = (band: PriceBand, step: PriceBand): boolean => step.least >= band.least && endOf(step) <= endOf(band);

/** The prices of a step, read from its set's slug. Null: the slug names no step. */
export const priceStepCalled = (slug: string): PriceBand | null => STEPS.find((step) => stepSet(step).slug === slug) ?? null;

const bandSet = (place: number): PriceSet => ({ kind: "price", slug: String(place) });
const stepSet = ({ least }: PriceBand): PriceSet => ({ kind: "price-step", slug: String(least) });
