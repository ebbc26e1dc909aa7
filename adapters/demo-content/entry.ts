import type { MenuItem } from "#core/content/menus.ts";

type EntryOptions = Partial<Pick<MenuItem, "shownTo" | "opensTo" | "items">>;

/** An entry that everybody sees and may follow, unless it is told otherwise. */
export const entry = (title: string, link: string | null, options: EntryOptions = {}): MenuItem => ({
  title,
  image: null,
  link,
  shownTo: "everybody",
  opensTo: "everybody",
  items: [],
  ...options,
});
