import type { Facts } from "#web/design/phrase.ts";

/** What stands in the large menus beside their entries. */
export const menuPhrases = {
  findBrand: "Find a brand",
  loading: "Loading",
  noBrand: ({ sought }: Facts<"sought">) => `No brand is called “${sought}”. Check the spelling.`,
  brands: {
    one: ({ count }: Facts<"count">) => `${count} brand`,
    other: ({ count }: Facts<"count">) => `${count} brands`,
  },
};
