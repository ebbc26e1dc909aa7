import type { productPhrases as english } from "../product.ts";

export const productPhrases: typeof english = {
  add: "कार्ट में डालें",
  toCart: "",
  prepaidOnly: "सिर्फ़ प्रीपेड",
  rating: {
    one: ({ average, ratings }) => `5 में से ${average} स्टार, ${ratings} रेटिंग`,
    other: ({ average, ratings }) => `5 में से ${average} स्टार, ${ratings} रेटिंग`,
  },
  hundred: {
    g: ({ price }) => `${price} में 100 ग्राम`,
    ml: ({ price }) => `${price} में 100 मि.ली.`,
  },
  free: "मुफ़्त",
  mrp: "MRP",
  save: ({ saving }) => `${saving} की बचत`,
  quantity: ({ title }) => `${title} के पीस`,
  less: ({ title }) => `${title} एक कम करें`,
  more: ({ title }) => `${title} एक और डालें`,
  inStock: "स्टॉक में है",
  fewLeft: ({ left }) => `सिर्फ़ ${left} बचे हैं`,
  someCustomer: "एक ग्राहक",
  outOfStock: "स्टॉक में नहीं",
  inactive: "यह प्रोडक्ट अब नहीं बिकता।",
  description: ({ title, size, price }) => `${title}, ${size}, ${price}। GST सहित कीमत, स्टॉक और पूरी जानकारी।`,
  descriptionOfBrand: ({ title, brand, size, price }) => `${title}, ${brand}, ${size}, ${price}। GST सहित कीमत, स्टॉक और पूरी जानकारी।`,
};
