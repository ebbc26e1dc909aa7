import { token } from "../shared/token.ts";

/** The last searches on this device, the latest first. Neither method throws. */
export type RecentSearches = {
  read(): readonly string[];
  /** Keeps these instead. */
  put(searches: readonly string[]): void;
};
export const RecentSearches = token<RecentSearches>("RecentSearches");

const MOST = 6;

/** The searches with one more in front. A search that differs only in letter case is listed once. */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const sought = words.trim();
  if (sought === "") return searches;
  return [sought, ...searches.filter((other) => other.toLowerCase() !== sought.toLowerCase())].slice(0, MOST);
}
