import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** What is told of a product as a catalogue file holds it: what `readInformation` reads back to the same. */
export const informationRecord = (information: ProductInformation) => ({
  generic_name: inLanguages(information.genericName),
  botanical_name: information.botanicalName,
  summary: inLanguages(information.summary),
  traditional_uses: information.traditionalUses.map(inLanguages),
  ingredients: information.ingredients.map(({ name, botanicalName, part, amount }) => ({
    name: inLanguages(name),
    botanical_name: botanicalName,
    part: inLanguages(part),
    amount,
  })),
  directions: information.directions.map(inLanguages),
  cautions: information.cautions,
  storage: inLanguages(information.storage),
  shelf_life_months: information.shelfLifeMonths,
  best_before: information.bestBefore,
  net_quantity: inOrder(information.netQuantity, ["amount", "unit"]),
  maker: inOrder(information.maker, ["role", "name", "address"]),
  country_of_origin: information.countryOfOrigin,
  licence: inOrder(information.licence, ["kind", "number"]),
  vegetarian_mark: information.vegetarianMark,
  allergens: information.allergens,
  consumer_care: inOrder(information.consumerCare, ["phone", "email"]),
});

/** Whoever kept it may have put its parts into another order; a file tells them in this one. */
const inOrder = <Kept extends object>(stored: Kept | null, parts: readonly (keyof Kept)[]) =>
  stored === null ? null : Object.fromEntries(parts.map((part) => [part, stored[part]]));

const inLanguages = (text: BilingualText | null) => (text === null ? null : { en: text.english, hi: text.hindi });
