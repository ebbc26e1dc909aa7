import type { fileUploadPhrases as english } from "../file-uploads.ts";

/** Pictures and videos that go along with something. */
export const fileUploadPhrases: typeof english = {
  sending: ({ percent }) => `भेजा जा रहा है, ${percent} %`,
  sent: "भेज दिया",
  remove: ({ name }) => `हटाएँ: ${name}`,
  enlarge: ({ name }) => `बड़ा करके देखें: ${name}`,
  tryAgain: "फिर कोशिश करें",
  tooMany: ({ most }) => `अधिक से अधिक ${most} फ़ाइलें भेजी जा सकती हैं।`,
  troubles: {
    "no-picture": "कृपया JPEG, PNG या WebP तस्वीर चुनें।",
    "no-video": "कृपया MP4, WebM या MOV वीडियो चुनें।",
    "too-many-uploads": "एक साथ बहुत सारी फ़ाइलें हैं। कृपया थोड़ी देर बाद कोशिश करें।",
    "picture-too-large": "यह तस्वीर 8 MB से बड़ी है।",
    "too-large": "यह वीडियो 25 MB से बड़ा है।",
    "one-video": "एक ही वीडियो भेजा जा सकता है।",
    unavailable: "नहीं भेजी जा सकी: दुकान से जवाब नहीं आया।",
  },
};
