import type { Facts } from "#web/design/phrase.ts";

/** The page of all brands. */
export const brandWords = {
  lead: "Every brand in the shop, A to Z.",
  description: "Every brand in the shop by its letter, with how many of its products there are.",
  find: "Find a brand",
  findButton: "Find",
  letters: "Letters",
  underDigits: "Brands that begin with a digit",
  under: ({ letter }: Facts<"letter">) => `Brands that begin with ${letter}`,
  noMatch: ({ name }: Facts<"name">) => `No brand is called “${name}”`,
  noMatchText: "Check the spelling, or see them all.",
  all: "All brands",
};
