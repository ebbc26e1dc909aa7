import type { Day } from "../../shared/day.ts";
import type { Caution } from "./caution.ts";
import type { Licence } from "./licence.ts";
import type { NetQuantity } from "./net-quantity.ts";
import type { BilingualText } from "../../shared/language.ts";

/**
 * What a product is, how it is used and who answers for it. Whatever is not known is null or an empty list, and is left out where the
 * product is shown. Source: specification/catalogue.md, What a product is.
 */
export type ProductInformation = {
  /** What it is called in general: "Ashwagandha root powder". */
  readonly genericName: BilingualText | null;
  /** The plant's name in science, for what is made of one plant: "Withania somnifera". */
  readonly botanicalName: string | null;
  /** One sentence that says what it is. */
  readonly summary: BilingualText | null;
  /** What tradition uses it for; never that it cures anything. */
  readonly traditionalUses: readonly BilingualText[];
  readonly ingredients: readonly Ingredient[];
  /** How it is used and how much of it, a step each. */
  readonly directions: readonly BilingualText[];
  /** Who should ask a practitioner first. */
  readonly cautions: readonly Caution[];
  readonly storage: BilingualText | null;
  /** For how many months it keeps from the day on which it was made. */
  readonly shelfLifeMonths: number | null;
  /** Until which day the stock that is sold now keeps. */
  readonly bestBefore: Day | null;
  readonly netQuantity: NetQuantity | null;
  readonly maker: Maker | null;
  /** Of two letters, as ISO 3166 has it: "IN". */
  readonly countryOfOrigin: string | null;
  readonly licence: Licence | null;
  readonly vegetarianMark: "vegetarian" | "non-vegetarian" | null;
  /** Null: not known; an empty list: none. */
  readonly allergens: readonly Allergen[] | null;
  readonly consumerCare: ConsumerCare | null;
};

export type Ingredient = {
  readonly name: BilingualText;
  readonly botanicalName: string | null;
  /** The part of the plant: "root", "fruit". */
  readonly part: BilingualText | null;
  /** As it is printed: "500 mg", "40 %"; null: not told. */
  readonly amount: string | null;
};

/** Who made it, or who brought it into the country. */
export type Maker = { readonly role: "maker" | "importer"; readonly name: string; readonly address: string };

/** Whom buyers call or write to. */
export type ConsumerCare = { readonly phone: string; readonly email: string };

/** What has to be named on food, by the Food Safety and Standards (Labelling and Display) Regulations 2020, 5(14). */
export const ALLERGENS = ["gluten", "milk", "egg", "fish", "crustacean", "peanut", "soya", "tree-nut", "sulphite"] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Nothing is known. */
export const noInformation: ProductInformation = {
  genericName: null,
  botanicalName: null,
  summary: null,
  traditionalUses: [],
  ingredients: [],
  directions: [],
  cautions: [],
  storage: null,
  shelfLifeMonths: null,
  bestBefore: null,
  netQuantity: null,
  maker: null,
  countryOfOrigin: null,
  licence: null,
  vegetarianMark: null,
  allergens: null,
  consumerCare: null,
};
