import type { productListPhrases as english } from "../product-list.ts";

export const productListPhrases: typeof english = {
  all: "सभी प्रोडक्ट",
  products: "प्रोडक्ट",
  brands: "ब्रांड",
  sort: "क्रम",
  sortButton: "क्रम बदलें",
  more: "और दिखाएँ",
  loading: "लोड हो रहे हैं",
  fromStart: "शुरू से देखें",
  unreachable: "आगे के प्रोडक्ट नहीं आ पाए। थोड़ी देर में फिर कोशिश करें।",
  missed: "यह लोड नहीं हुआ, इसलिए पहले वाले प्रोडक्ट ही दिख रहे हैं।",
  tryAgain: "फिर कोशिश करें",
  searchFor: ({ words }) => `“${words}” के नतीजे`,
  noMatch: ({ words }) => `“${words}” से कुछ नहीं मिला`,
  shown: ({ shown, count }) => `${count} में से ${shown} दिखाए गए`,
  description: ({ title, products }) => `${title}: ${products}, GST सहित कीमत, MRP और स्टॉक के साथ।`,
  orders: {
    popular: "लोकप्रिय",
    "price-rising": "कीमत: कम से ज़्यादा",
    "price-falling": "कीमत: ज़्यादा से कम",
    saving: "सबसे ज़्यादा बचत पहले",
    newest: "सबसे नए पहले",
  },
};
