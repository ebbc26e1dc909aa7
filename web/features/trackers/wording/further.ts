/** What a search of the server's larger tables says. */
export const furtherPhrases = {
  search: "Search our whole list",
  states: {
    asking: "Searching our whole list …",
    found: "What we found stands in the list.",
    nothing: "Our whole list has nothing of that name.",
    unavailable: "Our whole list can't be reached now. What is shown works without a line.",
  },
};
