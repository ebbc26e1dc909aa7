import type { searchWords as english } from "../search.ts";

/** What stands under the search box. */
export const searchWords: typeof english = {
  suggestions: "मिलते-जुलते प्रोडक्ट",
  viewAll: "सभी देखें",
  viewAllOf: ({ count }) => `सभी ${count} देखें`,
  kinds: { category: "श्रेणी", brand: "ब्रांड", concern: "ज़रूरत" },
  recent: "हाल की खोजें",
  clear: "मिटाएँ",
  noMatch: ({ words }) => `“${words}” से मिलता कुछ नहीं मिला`,
  noMatchHint: "वर्तनी जाँचें, एक ही शब्द लिखें, या यहाँ देखें:",
  found: { one: ({ count }) => `${count} मिले`, other: ({ count }) => `${count} मिले` },
  foundOf: ({ count, total }) => `${total} में से ${count} दिख रहे हैं`,
};
