import type { therapyNames as english } from "../therapy-names.ts";

export const therapyNames: typeof english = {
  ayurveda: "आयुर्वेद",
  homeopathy: "होम्योपैथी",
  yoga: "योग",
  physiotherapy: "फ़िज़ियोथेरेपी",
  nutrition: "पोषण",
  siddha: "सिद्ध",
  unani: "यूनानी",
  naturopathy: "प्राकृतिक चिकित्सा",
  chiropractic: "काइरोप्रैक्टिक",
};
