import type { reviewPhrases as english } from "../reviews.ts";

/** What is said of what buyers think of a product. */
export const reviewPhrases: typeof english = {
  heading: "ख़रीदारों की राय",
  none: "अभी कोई रिव्यू नहीं है।",
  write: "रिव्यू लिखें",
  whoMay: "ख़रीदने वाले डिलीवरी के बाद रिव्यू लिख सकते हैं।",
  count: { one: ({ count }) => `${count} रेटिंग`, other: ({ count }) => `${count} रेटिंग` },
  average: ({ stars }) => `5 में से ${stars}`,
  stars: { one: ({ stars }) => `${stars} स्टार`, other: ({ stars }) => `${stars} स्टार` },
  byStars: "स्टार के हिसाब से रेटिंग",
  verified: "सत्यापित ख़रीदार",
  order: "क्रम",
  orders: { newest: "नए पहले", "most-stars": "ज़्यादा स्टार पहले" },
  show: "कौन से रिव्यू दिखाएँ",
  all: "सभी स्टार",
  verifiedAlone: "सत्यापित ख़रीदार",
  noneSuch: "ऐसा कोई रिव्यू नहीं है।",
  more: "और रिव्यू दिखाएँ",
  picture: ({ place, author }) => `${author} की तस्वीर ${place}`,
  unavailable: "रिव्यू नहीं आ सके।",
  again: "फिर से कोशिश करें",
};
