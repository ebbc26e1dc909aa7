import type { formCartPhrases as english } from "../form-cart.ts";

export const formCartPhrases: typeof english = {
  emptyHint: "आप जो जोड़ेंगे, वह इसी ब्राउज़र में सेव रहेगा।",
  answers: {
    full: "नहीं जुड़ा: आपका कार्ट भर गया है।",
    "not-sold": "नहीं जुड़ा: यह अभी नहीं मिल रहा।",
  },
  billWith: "इसके साथ बिल देखें",
  billWithout: "इसके बिना बिल देखें",
  withCoupon: ({ code }) => `यह ${code} के साथ आपका बिल है। कूपन साइन इन करने पर लगेगा।`,
  checkoutNeedsScript: "चेकआउट के लिए कृपया JavaScript चालू करें और यह पेज फिर से खोलें।",
  cartIsSafe: "आपका कार्ट सुरक्षित है और ऐसे ही रहेगा। अभी उसमें यह है।",
  backToCart: "कार्ट पर वापस",
};
