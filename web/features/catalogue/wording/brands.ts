import { wholeNumber } from "#web/design/wording/amounts.ts";

/** The page of all brands. */
export const brandWords = {
  title: "Brands",
  lead: "Every brand in the shop, A to Z.",
  description: "Every brand in the shop by its letter, with how many of its products there are.",
  find: "Find a brand",
  findButton: "Find",
  letters: "Letters",
  under: (letter: string): string => (letter === "#" ? "Brands that begin with a digit" : `Brands that begin with ${letter}`),
  count: (count: number): string => (count === 1 ? "1 product" : `${wholeNumber(count)} products`),
  noMatch: (name: string): string => `No brand is called “${name}”`,
  noMatchText: "Check the spelling, or see them all.",
  all: "All brands",
};
