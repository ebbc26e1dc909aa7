import { FOODS } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import type { Food } from "#core/health/foods/food.ts";

const BEGINNINGS = [
  "am",
  "bha",
  "chi",
  "da",
  "ga",
  "ha",
  "ja",
  "ka",
  "lo",
  "ma",
  "na",
  "pra",
  "ra",
  "sha",
  "su",
  "ta",
  "u",
  "va",
  "vi",
  "ya",
];
const ENDINGS = ["dhan", "jeevan", "kiran", "lakshmi", "mitra", "nandi", "rasa", "swad", "tej", "vita"];
const HINDI = ["ताज़ा", "घर", "देसी", "शुद्ध", "स्वाद", "अन्न", "रसोई", "खेत", "माँ", "बाज़ार"];

/**
 * So many foods as makers sell them: each of the table's foods by one maker after the other; every fifth is a dish that is mixed of two
 * others.
 */
export function manyFoods(count: number): readonly Food[] {
  const known = [...FOODS.values()];
  return Array.from({ length: count }, (_, nth): Food => {
    const [food, maker] = [known[nth % known.length], Math.floor(nth / known.length)];
    if (food === undefined) throw new RangeError("the table has foods");
    const brand = `${BEGINNINGS[maker % BEGINNINGS.length]}${ENDINGS[Math.floor(maker / BEGINNINGS.length) % ENDINGS.length]}`;
    const hindiBrand = `${HINDI[maker % HINDI.length]} ${Math.floor(maker / HINDI.length) + 1}`;
    const named = {
      id: `m${maker}-${nth}`,
      name: `${food.name}, ${brand}`,
      hindi: `${food.hindi} ${hindiBrand}`,
      spellings: food.spellings,
      density: food.density,
      units: food.units.size > 0 ? food.units : new Map([["portion", 100]]),
    };
    if (nth % 5 === 4) {
      const other = known[(nth + maker) % known.length]?.id ?? food.id;
      return {
        ...named,
        kind: "dish",
        recipe: [
          { food: food.id, grams: 60 },
          { food: other, grams: 40 },
        ],
        yieldGrams: 100,
      };
    }
    return { ...named, kind: "ingredient", source: "made for a bench", per100: { ...nutritionOf(food, FOODS), kcal: null } };
  });
}
