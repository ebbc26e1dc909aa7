import { counted } from "#web/design/phrase.ts";
import { kilograms, wholeNumber } from "#web/design/figures/amounts.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { informationPhrases as says } from "#web/features/catalogue/wording/product-information.ts";
import { once } from "#web/design/figures/once.ts";
import type { NetQuantity } from "#core/catalogue/information/net-quantity.ts";
import type { Allergen } from "#core/catalogue/information/product-information.ts";

/** How a product's information is told, in any language. */
export const informationWords = {
  ...says,
  quantity,
  amount,
  shelfLife: (months: number): string => counted(months, says.months, { count: wholeNumber(months) }),
  shelfLifeName: says.shelfLife,
  allergensIn: (allergens: readonly Allergen[]): string =>
    allergens.length === 0 ? says.noAllergens : `${says.allergens}: ${allergens.map((one) => says.allergen[one]).join(", ")}`,
  countryNamed: (code: string): string => countries().of(code) ?? code,
};

/** From a kilogram on it is told in kilograms, as on the label. */
function quantity({ amount, unit }: NetQuantity): string {
  if (unit === "piece") return counted(amount, says.quantity.piece, { count: wholeNumber(amount) });
  const hundredths = amount / 10;
  return unit === "g" && amount >= 1000 && Number.isInteger(hundredths)
    ? kilograms(hundredths)
    : says.quantity[unit]({ amount: String(amount) });
}

/** How much of an ingredient is in it, as its label prints it: what a label abbreviates is written out. */
function amount(printed: string): string {
  return printed === "q.s." ? says.asNeeded : printed;
}

const countries = once(() => new Intl.DisplayNames([languageWords.language], { type: "region" }));
