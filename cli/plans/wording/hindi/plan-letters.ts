import type { planLetterPhrases as english } from "../plan-letters.ts";

export const planLetterPhrases: typeof english = {
  subject: {
    active: "हेल्थ प्लान अब आपका है",
    cancelled: "आपका हेल्थ प्लान रद्द हो गया",
    ending: "आपका हेल्थ प्लान जल्द पूरा होगा",
  },
  news: {
    active: ({ plan, until }) => `आपका भुगतान आ गया है। आपका प्लान ${plan} ${until} तक चलेगा।`,
    cancelled: ({ plan }) => `आपका प्लान ${plan} रद्द हो गया है। आपको पूरा रिफ़ंड मिलेगा।`,
    ending: ({ plan, until }) => `आपका प्लान ${plan} ${until} तक चलेगा। यह अपने आप रिन्यू नहीं होता।`,
  },
  whole: ({ name, text, page }) => `नमस्ते ${name},\n\n${text}\n\nयहाँ देखें:\n${page}\n\nNiramaya\n`,
};
