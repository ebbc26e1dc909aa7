import { shelfWords } from "#web/wording/shelf.ts";
import type { ShelfData } from "./shelf-data.ts";

/** What a shelf is called: what was searched for, else its own title. */
export function shelfTitle({ asked: { narrowing }, found: { shelf, count } }: Pick<ShelfData, "asked" | "found">): string {
  const { words } = narrowing;
  if (words === null) return shelf?.title ?? shelfWords.all;
  return count.products === 0 ? shelfWords.noMatch(words) : shelfWords.searchFor(words);
}
