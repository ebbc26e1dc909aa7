import type { Facts } from "#web/design/phrase.ts";

/** Titles by the English ones that are kept: what is not named here is shown as it is kept. */
const titles: Readonly<Record<string, string>> = {};

/** Titles of menus, beside those of categories. */
export const menuTitles = {
  nearMe: ({ title }: Facts<"title">) => `${title} near me`,
  inCity: ({ title, city }: Facts<"title" | "city">) => `${title} in ${city}`,
  titles,
};
