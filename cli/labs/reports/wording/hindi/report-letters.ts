import type { ReportLetterWords } from "../report-letters.ts";

export const hindi: ReportLetterWords = {
  subject: { part: "आपकी रिपोर्ट का एक हिस्सा तैयार है", whole: "आपकी रिपोर्ट तैयार है", corrected: "आपकी रिपोर्ट सुधारी गई" },
  said: {
    part: "आपकी रिपोर्ट का एक हिस्सा तैयार है। बाक़ी बाद में आएगा।",
    whole: "आपकी रिपोर्ट तैयार है।",
    corrected: "आपकी रिपोर्ट सुधारी गई है। कृपया उसका नया संस्करण पढ़ें।",
  },
  whole: (name, said, page) => `नमस्ते ${name},\n\n${said}\n\nयहाँ पढ़ें:\n${page}\n\nNiramaya\n`,
};
