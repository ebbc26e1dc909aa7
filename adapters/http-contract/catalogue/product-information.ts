import * as z from "zod/mini";
import { allCautions } from "#core/catalogue/information/caution.ts";
import { ALLERGENS } from "#core/catalogue/information/product-information.ts";
import { day } from "#core/shared/day.ts";
import { wire } from "#adapters/http-contract/endpoint.ts";
import { titleInHindi } from "./title-in-hindi.ts";
import { bilingualTextOut } from "#adapters/http-contract/bilingual-text.ts";
import type { ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { SafetyFacts } from "#core/catalogue/safety-facts.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";
import type { BilingualText } from "#core/shared/language.ts";

const text = z.object({ en: z.string(), hi: z.nullable(z.string()) });

/** What a product is, how it is used and who answers for it, as it travels. */
export const information = z.object({
  generic_name: z.nullable(text),
  botanical_name: z.nullable(z.string()),
  summary: z.nullable(text),
  traditional_uses: z.array(text),
  ingredients: z.array(
    z.object({ name: text, botanical_name: z.nullable(z.string()), part: z.nullable(text), amount: z.nullable(z.string()) }),
  ),
  directions: z.array(text),
  cautions: z.array(z.enum(allCautions)),
  storage: z.nullable(text),
  shelf_life_months: z.nullable(z.number()),
  best_before: z.nullable(z.string()),
  net_quantity: z.nullable(z.object({ amount: z.number(), unit: z.enum(["g", "ml", "piece"]) })),
  maker: z.nullable(z.object({ role: z.enum(["maker", "importer"]), name: z.string(), address: z.string() })),
  country_of_origin: z.nullable(z.string()),
  licence: z.nullable(z.object({ kind: z.enum(["ayush", "fssai", "cosmetic"]), number: z.string() })),
  vegetarian_mark: z.nullable(z.enum(["vegetarian", "non-vegetarian"])),
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  consumer_care: z.nullable(z.object({ phone: z.string(), email: z.string() })),
});
type OnWire = z.output<typeof information>;

/** What somebody's own health is held against, where they are. */
export const safetyFacts: Shape<SafetyFacts> = wire(
  z.object({
    product_id: z.string(),
    title: z.string(),
    title_hi: titleInHindi,
    consumable: z.boolean(),
    generic_name: z.nullable(text),
    botanical_name: z.nullable(z.string()),
    cautions: z.array(z.enum(allCautions)),
    allergens: z.nullable(z.array(z.enum(ALLERGENS))),
    ingredients: z.array(z.object({ name: text, botanical_name: z.nullable(z.string()) })),
  }),
  (onWire) => ({
    product: onWire.product_id,
    title: onWire.title,
    hindi: onWire.title_hi,
    isConsumable: onWire.consumable,
    genericName: textIn(onWire.generic_name),
    botanicalName: onWire.botanical_name,
    cautions: onWire.cautions,
    allergens: onWire.allergens,
    ingredients: onWire.ingredients.map(({ name, botanical_name }) => ({ name: languagesIn(name), botanicalName: botanical_name })),
  }),
  (known) => ({
    product_id: known.product,
    title: known.title,
    title_hi: known.hindi,
    consumable: known.isConsumable,
    generic_name: textOut(known.genericName),
    botanical_name: known.botanicalName,
    cautions: [...known.cautions],
    allergens: known.allergens === null ? null : [...known.allergens],
    ingredients: known.ingredients.map(({ name, botanicalName }) => ({ name: bilingualTextOut(name), botanical_name: botanicalName })),
  }),
);

export const informationIn = (onWire: OnWire): ProductInformation => ({
  genericName: textIn(onWire.generic_name),
  botanicalName: onWire.botanical_name,
  summary: textIn(onWire.summary),
  traditionalUses: onWire.traditional_uses.map(languagesIn),
  ingredients: onWire.ingredients.map(({ name, botanical_name, part, amount }) => ({
    name: languagesIn(name),
    botanicalName: botanical_name,
    part: textIn(part),
    amount,
  })),
  directions: onWire.directions.map(languagesIn),
  cautions: onWire.cautions,
  storage: textIn(onWire.storage),
  shelfLifeMonths: onWire.shelf_life_months,
  bestBefore: onWire.best_before === null ? null : day(onWire.best_before),
  netQuantity: onWire.net_quantity,
  maker: onWire.maker,
  countryOfOrigin: onWire.country_of_origin,
  licence: onWire.licence,
  vegetarianMark: onWire.vegetarian_mark,
  allergens: onWire.allergens,
  consumerCare: onWire.consumer_care,
});

export const informationOut = (known: ProductInformation): OnWire => ({
  generic_name: textOut(known.genericName),
  botanical_name: known.botanicalName,
  summary: textOut(known.summary),
  traditional_uses: known.traditionalUses.map(bilingualTextOut),
  ingredients: known.ingredients.map(({ name, botanicalName, part, amount }) => ({
    name: bilingualTextOut(name),
    botanical_name: botanicalName,
    part: textOut(part),
    amount,
  })),
  directions: known.directions.map(bilingualTextOut),
  cautions: [...known.cautions],
  storage: textOut(known.storage),
  shelf_life_months: known.shelfLifeMonths,
  best_before: known.bestBefore,
  net_quantity: known.netQuantity,
  maker: known.maker,
  country_of_origin: known.countryOfOrigin,
  licence: known.licence,
  vegetarian_mark: known.vegetarianMark,
  allergens: known.allergens === null ? null : [...known.allergens],
  consumer_care: known.consumerCare,
});

const languagesIn = ({ en, hi }: z.output<typeof text>): BilingualText => ({ english: en, hindi: hi });
const textIn = (onWire: z.output<typeof text> | null) => (onWire === null ? null : languagesIn(onWire));
const textOut = (known: BilingualText | null) => (known === null ? null : bilingualTextOut(known));
