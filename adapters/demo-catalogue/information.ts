import { allCautions } from "#core/catalogue/information/caution.ts";
import { ALLERGENS } from "#core/catalogue/information/product-information.ts";
import { bestBefore } from "./information/best-before.ts";
import { both } from "./information/both.ts";
import { contentsOf, mainContents, recipeOf, untoldShare } from "./information/contents.ts";
import { consumerCareOf, licenceOf, makerOf } from "./information/makers.ts";
import { netQuantityOf } from "./information/net-quantity-of.ts";
import { oblique } from "./information/oblique.ts";
import { parts } from "./information/parts.ts";
import { capitalised, summaryOf } from "./information/summary.ts";
import { usageOf } from "./information/usage-of.ts";
import type { Caution } from "#core/catalogue/information/caution.ts";
import type { Allergen, Ingredient, ProductInformation } from "#core/catalogue/information/product-information.ts";
import type { Day } from "#core/shared/day.ts";
import type { Brand } from "./brand.ts";
import type { Both } from "./information/both.ts";
import type { Content } from "./information/contents.ts";
import type { Recipe } from "./information/recipe.ts";
import type { Usage } from "./information/usage.ts";
import type { Kind, Size, Subject } from "./kind.ts";

type Good = {
  readonly kind: Kind;
  readonly subject: Subject;
  readonly brand: Brand;
  readonly size: Size;
  readonly slug: string;
  /** The day on which it is sold: its stock keeps for some time after it. */
  readonly today: Day;
};

/** What is told of a product of the demo, from the tables of herbs, recipes, kinds and makers; the same at each call. */
export function informationOf({ kind, subject, brand, size, slug, today }: Good): ProductInformation {
  const usage = usageOf(kind);
  const recipe = recipeOf(kind, subject);
  const contents = contentsOf(recipe);
  const main = mainContents(contents);
  const generic = genericName(usage, main);
  const [only, second] = main;
  const isFood = usage.licence === "fssai";
  return {
    genericName: both(capitalised(generic.english), generic.hindi),
    botanicalName: second === undefined && usage.taken !== "kept" ? (only?.substance.botanicalName ?? null) : null,
    summary:
      recipe.summary ??
      summaryOf({
        usage,
        generic,
        names: namesOf(main),
        isPure: contents.length === 1,
        concern: subject.concerns[0] ?? "",
        voice: brand.voice,
        slug,
      }),
    traditionalUses: traditionalUses(usage, recipe, main),
    ingredients: [...contents.map(ingredient), ...others(untoldShare(contents))],
    directions: recipe.directions ?? usage.directions,
    cautions: cautionsOf(usage, recipe, contents),
    storage: usage.storage,
    shelfLifeMonths: usage.months,
    bestBefore: usage.months === null ? null : bestBefore(today, usage.months, slug),
    netQuantity: netQuantityOf(size.text, kind.isConsumable),
    maker: makerOf(brand.name, recipe.origin),
    countryOfOrigin: recipe.origin,
    licence: usage.licence === null ? null : licenceOf(brand.name, usage.licence, kind.category === "Unani" ? "unani" : "ayurveda"),
    vegetarianMark: isFood ? (contents.every(({ substance }) => substance.isVegetarian) ? "vegetarian" : "non-vegetarian") : null,
    allergens: usage.taken === "kept" ? null : allergensOf(contents),
    consumerCare: consumerCareOf(brand.name),
  };
}

/** The general name of a product, written to be used within a sentence. */
function genericName({ thing, ofOne }: Usage, main: readonly Content[]): Both {
  const [only, second] = namesOf(main);
  if (only === undefined || second !== undefined || ofOne === null) return thing;
  const hindi = /\{a\} (?:का|की|के)/u.test(ofOne.hindi) ? oblique(only.hindi) : only.hindi;
  return both(ofOne.english.replace("{a}", only.english), ofOne.hindi.replace("{a}", hindi));
}

/** What is in it as a sentence names it; a plant by itself with the part that is used. */
function namesOf(main: readonly Content[]): readonly Both[] {
  const [only, second] = main;
  if (only === undefined || second !== undefined) return main.map(({ substance }) => substance.name);
  const { name, part } = only.substance;
  return [part === null || UNNAMED.has(part) ? name : both(`${name.english} ${part.english}`, `${name.hindi} ${part.hindi}`)];
}

/** Nobody says "turmeric rhizome powder". */
const UNNAMED: ReadonlySet<Both> = new Set([parts.bulb, parts.plant, parts.rhizome, parts.sprout, parts.tuber]);

/** A substance tells how it is eaten; what stays outside has a tradition only where its recipe tells of it. */
function traditionalUses({ taken }: Usage, { uses }: Recipe, [first]: readonly Content[]): readonly Both[] {
  if (uses !== null) return uses;
  return taken === "dose" || taken === "food" ? (first?.substance.uses ?? []) : [];
}

function cautionsOf({ taken, cautions }: Usage, recipe: Recipe, contents: readonly Content[]): readonly Caution[] {
  const named = new Set<Caution>([
    ...cautions,
    ...recipe.cautions,
    ...(taken === "dose" ? contents.slice(0, NAMED_BY).flatMap(({ substance }) => substance.cautions) : []),
  ]);
  return allCautions.filter((caution) => named.has(caution) && !isWithinAnother(caution, named));
}

/** What stands further down the label is in it by the pinch. */
const NAMED_BY = 5;

/** Under 5 needs no word of its own where under 12 is named. */
const isWithinAnother = (caution: Caution, named: ReadonlySet<Caution>): boolean =>
  AGES.slice(AGES.indexOf(caution) + 1).some((older) => AGES.includes(caution) && named.has(older));

const AGES: readonly Caution[] = ["under-2", "under-5", "under-12", "under-18"];

function allergensOf(contents: readonly Content[]): readonly Allergen[] {
  const held = new Set(contents.flatMap(({ substance }) => substance.allergens));
  return ALLERGENS.filter((allergen) => held.has(allergen));
}

/** `share` is what the ingredients that are named leave of the whole. */
const others = (share: string | null): readonly Ingredient[] =>
  share === null ? [] : [{ name: both("Other ingredients", "अन्य सामग्री"), botanicalName: null, part: null, amount: share }];

const ingredient = ({ substance: { name, botanicalName, part }, amount }: Content): Ingredient => ({
  name: both(capitalised(name.english), name.hindi),
  botanicalName,
  part,
  amount,
});
