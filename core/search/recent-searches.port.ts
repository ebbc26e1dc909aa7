import { token } from "../shared/token.ts";

/** What was searched for on this device, the last first. Neither throws. */
export type RecentSearches = {
  read(): readonly string[];
  /** Keeps these instead. */
  put(searches: readonly string[]): void;
};
export const RecentSearches = token<RecentSearches>("RecentSearches");

const MOST = 6;

/** With one more in front; the same in another letter case stands once. */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const sought = words.trim();
  if (sought === "") return searches;
  return [sought, ...searches.filter((other) => other.toLowerCase() !== sought.toLowerCase())].slice(0, MOST);
}
