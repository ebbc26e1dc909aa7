import { both } from "./both.ts";
import type { Allergen } from "#core/catalogue/information/product-information.ts";
import type { Caution } from "#core/catalogue/information/caution.ts";
import type { Both } from "./both.ts";

/** An ingredient of the demo's goods. Its name is written to be used within a sentence. */
export type Substance = {
  readonly name: Both;
  readonly botanicalName: string | null;
  readonly part: Both | null;
  /** Its traditional uses. */
  readonly uses: readonly Both[];
  /** Who should ask first before taking a dose of it; a pinch in a dish needs none. */
  readonly cautions: readonly Caution[];
  readonly allergens: readonly Allergen[];
  readonly isVegetarian: boolean;
};

const nothingBesides = { botanicalName: null, part: null, uses: [], cautions: [], allergens: [], isVegetarian: true } as const;

export const plant = (
  [english, hindi, botanicalName]: readonly [string, string, string],
  part: Both,
  cautions: readonly Caution[] = [],
  ...uses: readonly Both[]
): Substance => ({ ...nothingBesides, name: both(english, hindi), botanicalName, part, cautions, uses });

/** What is eaten by everybody, of a plant or not. */
export const food = (
  english: string,
  hindi: string,
  botanicalName: string | null = null,
  ...allergens: readonly Allergen[]
): Substance => ({
  ...nothingBesides,
  name: both(english, hindi),
  botanicalName,
  allergens,
});

/** Minerals, nutrients, materials and what else has no plant of its own. */
export const matter = (english: string, hindi: string, ...cautions: readonly Caution[]): Substance => ({
  ...nothingBesides,
  name: both(english, hindi),
  cautions,
});

/** What no vegetarian eats. */
export const ofAnimals = (english: string, hindi: string, ...allergens: readonly Allergen[]): Substance => ({
  ...nothingBesides,
  name: both(english, hindi),
  allergens,
  isVegetarian: false,
});
