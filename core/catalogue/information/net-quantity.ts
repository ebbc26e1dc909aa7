import { paise } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";

/**
 * How much of it there is without its pack: grams, millilitres or pieces (tablets, bags, pads). More than 0, with at most three decimals.
 */
export type NetQuantity = { readonly amount: number; readonly unit: "g" | "ml" | "piece" };

/** Paise for each gram, kilogram … , rounded to whole paise, half up. */
export type UnitSalePrice = { readonly price: Paise; readonly per: "g" | "kg" | "ml" | "l" | "piece" };

const LARGER = { g: "kg", ml: "l" } as const;
const A_THOUSAND = 1_000;

/**
 * What a gram, millilitre or piece costs; from a kilogram or a litre on, what that costs: Legal Metrology (Packaged Commodities) Rules
 * 2011, 6(11). Source: specification/catalogue.md, What a product is.
 */
export function unitSalePrice(price: Paise, { amount, unit }: NetQuantity): UnitSalePrice {
  if (unit === "piece" || amount < A_THOUSAND) return { price: perEach(price, amount, 1), per: unit };
  return { price: perEach(price, amount, A_THOUSAND), per: LARGER[unit] };
}

/** What 100 g or 100 ml cost: how prices of powders and oils are compared. Null for what is counted. */
export const priceOfHundred = (price: Paise, { amount, unit }: NetQuantity): Paise | null =>
  unit === "piece" ? null : perEach(price, amount, 100);

/** What so many units cost of what has `amount` units, to the nearest paisa, half up. */
function perEach(price: Paise, amount: number, units: number): Paise {
  const whole = BigInt(price) * BigInt(units) * BigInt(A_THOUSAND);
  const parts = BigInt(Math.round(amount * A_THOUSAND));
  return paise(Number((2n * whole + parts) / (2n * parts)));
}

/** Whether a number can be a net quantity's. */
export const isNetAmount = (amount: number): boolean =>
  amount > 0 && amount <= LARGEST && Math.round(amount * A_THOUSAND) / A_THOUSAND === amount;

const LARGEST = 9_999_999;
