import type { productsPhrases as english } from "../products.ts";

export const productsPhrases: typeof english = {
  popular: "दुकान में लोकप्रिय",
  savings: "MRP पर सबसे ज़्यादा बचत",
  viewAll: "सभी देखें",
  count: { one: ({ count }) => `${count} प्रोडक्ट`, other: ({ count }) => `${count} प्रोडक्ट` },
};
