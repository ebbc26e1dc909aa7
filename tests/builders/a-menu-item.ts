import type { MenuItem } from "#core/content/menus.ts";

/** An entry that everybody sees and may follow. */
export const aMenuItem = (title: string, given: Partial<MenuItem> = {}): MenuItem => ({
  title,
  image: null,
  link: `/${title.toLowerCase()}`,
  shownTo: "everybody",
  opensTo: "everybody",
  items: [],
  ...given,
});
