import type { ownCarePhrases as english } from "../own-care.ts";

export const ownCarePhrases: typeof english = {
  title: "आपका स्वास्थ्य डेटा",
  text: "देखें कि किन चिकित्सकों ने इसे क्यों पढ़ा, चुनें कि इसका उपयोग कौन कर सकता है, और अपनी देखभाल का डेटा दूसरे चिकित्सकों और अस्पतालों के लिए एक फ़ाइल में डाउनलोड करें।",
  open: "आपका स्वास्थ्य डेटा किसने देखा",
};
