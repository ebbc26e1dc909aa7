import type { fileUploadPhrases as english } from "#web/platform/uploads/wording/file-uploads.ts";

/** Pictures and videos that go along with something. */
export const fileUploadPhrases: typeof english = {
  sending: ({ percent }) => `भेजा जा रहा है, ${percent} %`,
  sent: "भेज दिया",
  remove: ({ name }) => `हटाएँ: ${name}`,
  enlarge: ({ name }) => `बड़ा करके देखें: ${name}`,
  fullSize: "पूरे आकार में",
  fitted: "स्क्रीन में समाएँ",
  tryAgain: "फिर कोशिश करें",
  tooMany: ({ most }) => `अधिक से अधिक ${most} फ़ाइलें भेजी जा सकती हैं।`,
  troubles: {
    "no-picture": "कृपया JPEG, PNG या WebP तस्वीर चुनें।",
    "no-video": "कृपया MP4, WebM या MOV वीडियो चुनें।",
    "too-many-uploads": "एक साथ बहुत सारी फ़ाइलें हैं। कृपया थोड़ी देर बाद कोशिश करें।",
    "picture-too-large": "यह तस्वीर 8 MB से बड़ी है।",
    "too-large": "यह वीडियो 25 MB से बड़ा है।",
    "no-report": "कृपया तस्वीर (JPEG, PNG, WebP) या PDF चुनें।",
    "report-too-large": "यह फ़ाइल बहुत बड़ी है: PDF 10 MB तक और तस्वीर 8 MB तक हो सकती है।",
    "no-paper": "यह PDF नहीं खुल सकी। कृपया इसकी तस्वीर भेजें।",
    "locked-paper": "यह PDF पासवर्ड से बंद है। कृपया बिना पासवर्ड की PDF या इसकी तस्वीर भेजें।",
    "active-paper": "इस PDF में फ़ॉर्म, हस्ताक्षर की जगह, स्क्रिप्ट या जुड़ी फ़ाइलें हैं। कृपया इसे PDF के रूप में प्रिंट करें या इसकी तस्वीर भेजें।",
    "too-many-reports": "एक अपॉइंटमेंट के लिए 20 रिपोर्ट तक भेजी जा सकती हैं।",
    "reports-closed": "इस अपॉइंटमेंट के लिए अब रिपोर्ट नहीं भेजी जा सकतीं।",
    "consent-needed": "कृपया पहले स्वास्थ्य डेटा के उपयोग की अनुमति दें।",
    "one-video": "एक ही वीडियो भेजा जा सकता है।",
    unavailable: "नहीं भेजी जा सकी: दुकान से जवाब नहीं आया।",
  },
};
