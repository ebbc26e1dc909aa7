import { wholeNumber } from "#web/design/figures/amounts.ts";
import type { Count, SortOrder } from "#core/catalogue/collection.ts";
import type * as english from "../product-list.ts";

const products = (count: number): string => `${wholeNumber(count)} प्रोडक्ट`;
const counted = ({ kind, products: count }: Count): string => (kind === "exactly" ? products(count) : `${wholeNumber(count)}+ प्रोडक्ट`);

/** What stands around products side by side. */
export const productListWords: typeof english.productListWords = {
  all: "सभी प्रोडक्ट",
  products: "प्रोडक्ट",
  popular: "सबसे ज़्यादा बिकने वाले",
  savings: "MRP पर सबसे ज़्यादा बचत",
  viewAll: "सभी देखें",
  sort: "क्रम",
  sortButton: "क्रम बदलें",
  more: "और दिखाएँ",
  loading: "आ रहे हैं",
  fromStart: "शुरू से देखें",
  unreachable: "आगे के प्रोडक्ट नहीं आ पाए। थोड़ी देर में फिर कोशिश करें।",
  missed: "आपका चुनाव नहीं आ पाया। ये पहले वाले प्रोडक्ट हैं।",
  tryAgain: "फिर कोशिश करें",
  empty: "यहाँ अभी कुछ नहीं है",
  emptyText: "इस सूची के सभी प्रोडक्ट अभी बिक चुके हैं।",
  narrowedEmpty: "इन सभी फ़िल्टर में कोई प्रोडक्ट नहीं मिला",
  narrowedEmptyText: "कोई एक फ़िल्टर हटाएँ, या सब हटा दें।",
  clearAll: "सभी फ़िल्टर हटाएँ",
  shopAll: "सभी प्रोडक्ट देखें",
  searchFor: (words: string): string => `“${words}” के नतीजे`,
  noMatch: (words: string): string => `“${words}” से कुछ नहीं मिला`,
  noMatchText: "वर्तनी देख लें, या एक ही शब्द से खोजें।",
  tryWord: "एक शब्द से खोजें",
  count: products,
  counted,
  shown: (shown: number, { kind, products: count }: Count): string =>
    `${wholeNumber(count)}${kind === "exactly" ? "" : "+"} में से ${wholeNumber(shown)} दिखाए गए`,
  description: (title: string, count: Count): string => `${title}: ${counted(count)}, GST सहित कीमत, MRP और स्टॉक के साथ।`,

  order(order: SortOrder): string {
    switch (order) {
      case "popular":
        return "लोकप्रिय";
      case "price-rising":
        return "कीमत: कम से ज़्यादा";
      case "price-falling":
        return "कीमत: ज़्यादा से कम";
      case "saving":
        return "सबसे ज़्यादा बचत पहले";
      case "newest":
        return "सबसे नए पहले";
    }
  },
};
