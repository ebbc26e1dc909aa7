import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { ReviewOrder } from "#core/reviews/reviews.port.ts";

const count = (reviews: number): string => `${wholeNumber(reviews)} रिव्यू`;

/** What is said of what buyers think of a product. */
export const reviewWords = {
  heading: "ख़रीदारों की राय",
  none: "अभी कोई रिव्यू नहीं है।",
  write: "रिव्यू लिखें",
  whoMay: "जिन्होंने यहाँ से ख़रीदा है वे डिलीवरी के बाद लिख सकते हैं।",
  count,
  average: (stars: number): string => `5 में से ${stars.toFixed(1)}`,
  stars: (stars: number): string => `${stars} स्टार`,
  byStars: "स्टार के हिसाब से रिव्यू",
  verified: "ख़रीद की पुष्टि",
  customer: "एक ग्राहक",
  order: "क्रम",
  orders: { newest: "नए पहले", "most-stars": "ज़्यादा स्टार पहले" } satisfies Record<ReviewOrder, string>,
  more: "और रिव्यू दिखाएँ",
  picture: (place: number, author: string): string => `${author} की तस्वीर ${place}`,
  unavailable: "रिव्यू नहीं आ सके।",
  again: "फिर से कोशिश करें",
};
