import type { picturePhrases as english } from "../pictures.ts";

/** What is said where pictures for a post are chosen. */
export const picturePhrases: typeof english = {
  legend: "तस्वीरें (वैकल्पिक)",
  hint: ({ most }) =>
    `ज़्यादा से ज़्यादा ${most}। कहाँ और किस कैमरे से ली गईं, यह हटा दिया जाता है। हर तस्वीर जोड़ते ही भेजी जाती है, इसलिए कनेक्शन के बिना कोई जोड़ी नहीं जा सकती।`,
  add: "तस्वीरें जोड़ें",
  title: "तस्वीर",
  named: ({ number }) => `तस्वीर ${number}`,
  shows: ({ number }) => `तस्वीर ${number} में क्या है, उनके लिए जो उसे देख नहीं सकते (वैकल्पिक)`,
  earlier: ({ number }) => `तस्वीर ${number} आगे करें`,
  later: ({ number }) => `तस्वीर ${number} पीछे करें`,
  faults: {
    "pictures-sending": "एक तस्वीर अभी भेजी जा रही है; थोड़ा समय लगेगा।",
    "pictures-failed": "एक तस्वीर भेजी नहीं जा सकी, और उसके बिना पोस्ट नहीं जा सकती। फिर कोशिश करें या उसे हटा दें।",
  },
};
