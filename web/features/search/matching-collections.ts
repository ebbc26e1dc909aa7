import { searchedText } from "#core/shared/searched-text.ts";
import { categoryTitle } from "#web/design/category/category-title.ts";

/** What a suggestion may lead to beside products. */
export type MatchingCollection = { readonly kind: "category" | "brand" | "concern"; readonly slug: string; readonly title: string };

const MOST = 3;

/**
 * Of all collections those with a word, in English or as it is shown, that begins as what was typed; those first that begin so themselves.
 */
export function matchingCollections(all: readonly MatchingCollection[], typed: string): readonly MatchingCollection[] {
  const sought = searchedText(typed);
  if (sought === "") return [];
  const names = ({ title }: MatchingCollection) => [title, categoryTitle(title)].map(searchedText);
  const begins = (one: MatchingCollection) => names(one).some((name) => name.startsWith(sought));
  const holds = (one: MatchingCollection) => names(one).some((name) => name.split(" ").some((word) => word.startsWith(sought)));
  return [...all.filter(begins), ...all.filter((one) => !begins(one) && holds(one))].slice(0, MOST);
}
