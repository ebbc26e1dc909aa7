import { menuTitle } from "#web/wording/menus.ts";
import { shelfWords } from "#web/wording/shelf.ts";
import type { ShelfData } from "./shelf-data.ts";

/** What a shelf is called: what was searched for, else its own title. */
export function shelfTitle({ asked: { on, narrowing }, found: { shelf, count } }: Pick<ShelfData, "asked" | "found">): string {
  const { words } = narrowing;
  if (words === null) return shelf === null ? shelfWords.all : on?.kind === "brand" ? shelf.title : menuTitle(shelf.title);
  return count.products === 0 ? shelfWords.noMatch(words) : shelfWords.searchFor(words);
}
