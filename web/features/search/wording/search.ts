/** What stands under the search box. */
export const searchWords = {
  suggestions: "Matching products",
  viewAll: "View all",
  recent: "Recent searches",
  clear: "Clear",
  noMatch: (words: string): string => `No match for “${words}”`,
  noMatchHint: "Check the spelling, try one word, or look here:",
  found: (count: number): string => (count === 1 ? "1 match" : `${count} matches`),
};
