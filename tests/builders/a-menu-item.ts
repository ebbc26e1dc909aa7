import type { KeptMenuItem } from "#core/content/menus.ts";

/** An entry that everybody sees and may follow. */
export const aMenuItem = (title: string, given: Partial<KeptMenuItem> = {}): KeptMenuItem => ({
  title,
  image: null,
  link: `/${title.toLowerCase()}`,
  shownTo: "everybody",
  opensTo: "everybody",
  items: [],
  ...given,
});
