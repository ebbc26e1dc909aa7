import { searchedText } from "../../shared/searched-text.ts";
import { apartFromStrength, heldIn, isRelatedTo, speaksOf, spokenIn } from "./substances.ts";

/**
 * Which of these recorded substances, each in a patient's own words, one of these names speaks of: a drug or a product, and what is in it.
 * Source: specification/prescriptions.md, Allergies.
 */
export function matchingAllergies(names: readonly string[], allergies: readonly string[]): readonly string[] {
  const items = allergies.length === 0 ? [] : names.map(heldIn);
  return allergies.filter((allergy) => {
    const recorded = spokenIn(allergy);
    return items.some((item) => speaksOf(recorded, item));
  });
}

/**
 * Of which of these names, and of which recorded substance that none of the names speaks of, it can be said that they are related: as of a
 * cephalosporin where a penicillin is not borne. Source: specification/prescriptions.md, Cautions.
 */
export function relatedAllergies(
  names: readonly string[],
  allergies: readonly string[],
): readonly { readonly allergy: string; readonly names: readonly string[] }[] {
  const matched = matchingAllergies(names, allergies);
  return allergies
    .filter((allergy) => !matched.includes(allergy))
    .map((allergy) => ({ allergy, names: names.filter((name) => isRelatedTo(spokenIn(allergy), heldIn(name))) }))
    .filter(({ names: related }) => related.length > 0);
}

/** Which of these ingredients is among others, under whatever name. Source: specification/prescriptions.md, Items by therapy. */
export function repeatedIngredients(ingredients: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(ingredientKey));
  return ingredients.filter((one) => ingredientKey(one) !== "" && known.has(ingredientKey(one)));
}

function ingredientKey(text: string): string {
  const { keys, words } = heldIn(text);
  return [...[...keys].map((key) => `:${key}`), ...words].toSorted().join(" ");
}

/** Whether a text holds these words, one after the other. */
export function holdsWords(text: string, words: string): boolean {
  const sought = wordsOf(words);
  return sought.trim() !== "" && wordsOf(text).includes(sought);
}

/** The words of a text that `words` are found in, as they were written there; null: it does not hold them. */
export function heldWords(text: string, words: string): string | null {
  if (!holdsWords(text, words)) return null;
  const sought = wordsOf(words);
  const written = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (const [from, first] of written.entries())
    for (const last of written.slice(from, from + sought.trim().split(" ").length)) {
      const part = text.slice(first.index, last.index + last[0].length);
      if (wordsOf(part) === sought) return part;
    }
  return words; // It is written together with a strength.
}

/** In the singular, as far as English adds an s alone: "peanuts" is "peanut". */
function wordsOf(text: string): string {
  const words = searchedText(apartFromStrength(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/^([a-z]{2,}[^siu\W])s$/, "$1")).join(" ")} `;
}
