import type { Facts } from "#web/design/phrase.ts";

/** What a search of the server's larger tables says. */
export const furtherPhrases = {
  search: "Search our whole list",
  none: ({ words }: Facts<"words">) =>
    `Nothing here is called “${words}”. Try another word, search our whole list, or add it yourself below.`,
  states: {
    asking: "Searching our whole list …",
    found: "The matches are in the list.",
    nothing: "Nothing in our whole list has that name.",
    unavailable: "You can't search our whole list offline. What is shown works without internet.",
  },
};
