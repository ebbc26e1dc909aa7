/** What stands in the place of products where there are none. */
export const emptyListPhrases = {
  empty: "Nothing here yet",
  emptyText: "All sold out for now.",
  narrowedEmpty: "No products match all these filters",
  narrowedEmptyText: "Remove one, or clear them all.",
  clearAll: "Clear all filters",
  shopAll: "Shop all products",
  noMatchText: "Check the spelling, or try one word.",
  tryWord: "Search for one word",
};
