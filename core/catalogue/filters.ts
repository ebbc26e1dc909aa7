import { paise } from "../shared/money.ts";
import type { Paise } from "../shared/money.ts";
import type { ProductDetails } from "./product.ts";
import type { Count, Trait } from "./collection.ts";

/** One value of a filter, and how many products have it. */
export type FilterValue = { readonly slug: string; readonly title: string; readonly count: Count };

/** The filters of a product list; values with most products come first. Values without products are left out. */
export type Filters = {
  readonly count: Count;
  readonly brands: readonly FilterValue[];
  readonly subCategories: readonly FilterValue[];
  readonly forms: readonly FilterValue[];
  readonly concerns: readonly FilterValue[];
  readonly traits: readonly { readonly trait: Trait; readonly count: Count }[];
  readonly prices: readonly { readonly band: PriceBand; readonly count: Count }[];
};

/** Prices from `least` to `most`, both included; `most` null: no upper limit. */
export type PriceBand = { readonly least: Paise; readonly most: Paise | null };

/** The price bands that are offered, from the lowest. */
export const PRICE_BANDS: readonly PriceBand[] = [0, 100, 250, 500, 1_000, 2_500].map((rupees, place, all) => {
  const next = all[place + 1];
  return { least: paise(rupees * 100), most: next === undefined ? null : paise(next * 100 - 1) };
});

/** The index in PRICE_BANDS of a product's price; null if nobody sells the product. */
export function priceBandOf({ offer }: Pick<ProductDetails, "offer">): number | null {
  return offer === null ? null : PRICE_BANDS.findLastIndex(({ least }) => offer.price >= least);
}

export function traitsOf({ offer, gst, cashOnDelivery }: Pick<ProductDetails, "offer" | "gst" | "cashOnDelivery">): readonly Trait[] {
  const traits: Trait[] = [cashOnDelivery ? "cash-on-delivery" : "prepaid-only"];
  if (offer !== null && offer.stock > 0) traits.push("in-stock");
  if (gst === 0) traits.push("gst-free");
  return traits;
}
