import type { reportLetterPhrases as english } from "../report-letters.ts";

export const reportLetterPhrases: typeof english = {
  subject: { part: "आपकी रिपोर्ट का एक हिस्सा तैयार है", whole: "आपकी रिपोर्ट तैयार है", corrected: "आपकी रिपोर्ट सुधारी गई" },
  news: {
    part: "आपकी रिपोर्ट का एक हिस्सा तैयार है। बाक़ी बाद में आएगा।",
    whole: "आपकी रिपोर्ट तैयार है।",
    corrected: "आपकी रिपोर्ट सुधारी गई है। कृपया उसका नया संस्करण पढ़ें।",
  },
  whole: ({ name, text, page }) => `नमस्ते ${name},\n\n${text}\n\nयहाँ पढ़ें:\n${page}\n\nNiramaya\n`,
};
