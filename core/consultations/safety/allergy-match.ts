import { searchedText } from "../../shared/searched-text.ts";

/**
 * Which of these allergies, each in a patient's own words, one of these names speaks of: a drug or a product, and what is in it.
 * Source: specification/prescriptions.md, Items by therapy.
 */
export const matchingAllergies = (names: readonly string[], allergies: readonly string[]): readonly string[] =>
  allergies.filter((allergy) => names.some((name) => oneHoldsOther(name, allergy)));

/** Which of these ingredients is among others. Source: specification/prescriptions.md, Items by therapy. */
export function repeatedIngredients(ingredients: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(wordsOf));
  return ingredients.filter((one) => wordsOf(one).trim() !== "" && known.has(wordsOf(one)));
}

/** Whether one text holds the other, whole words at a time: "ashwagandha root" and "ashwagandha", never "tin" in "gelatin". */
export const oneHoldsOther = (one: string, other: string): boolean => holdsWords(one, other) || holdsWords(other, one);

/** Whether a text holds these words, one after the other. */
export function holdsWords(text: string, words: string): boolean {
  const sought = wordsOf(words);
  return sought.trim() !== "" && wordsOf(text).includes(sought);
}

/** In the singular, as far as English adds an s alone: "peanuts" is "peanut". */
function wordsOf(text: string): string {
  const words = searchedText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/^([a-z]{2,}[^siu\W])s$/, "$1")).join(" ")} `;
}
