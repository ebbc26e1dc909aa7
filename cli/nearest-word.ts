import { closest, distance } from "fastest-levenshtein";

/** Letters by which a slip of the finger differs at most. */
const SLIP = 2;

/** The word that was perhaps meant, of those that there are; null: none is near. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  const nearest = closest(typed, known);
  return distance(typed, nearest) <= SLIP ? nearest : null;
}
