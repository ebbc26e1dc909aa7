import type { emptyListPhrases as english } from "../empty-product-list.ts";

export const emptyListPhrases: typeof english = {
  empty: "यहाँ अभी कुछ नहीं है",
  emptyText: "इसके सभी प्रोडक्ट अभी बिक चुके हैं।",
  narrowedEmpty: "इन सभी फ़िल्टर में कोई प्रोडक्ट नहीं मिला",
  narrowedEmptyText: "कोई एक फ़िल्टर हटाएँ, या सब हटा दें।",
  clearAll: "सभी फ़िल्टर हटाएँ",
  shopAll: "सभी प्रोडक्ट देखें",
  noMatchText: "वर्तनी देख लें, या एक ही शब्द से खोजें।",
  tryWord: "एक शब्द से खोजें",
};
