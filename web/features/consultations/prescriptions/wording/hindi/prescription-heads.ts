import type { prescriptionHeads as english } from "../prescription-heads.ts";

const LEAD = "आपके चिकित्सकों ने जो लिखा, हर संस्करण के साथ।";

export const prescriptionHeads: typeof english = {
  any: { title: "पर्चे", lead: LEAD },
  ayurveda: { title: "आयुर्वेद के पर्चे", lead: LEAD },
  homeopathy: { title: "होम्योपैथी के पर्चे", lead: LEAD },
  unani: { title: "यूनानी के पर्चे", lead: LEAD },
  yoga: { title: "योग योजनाएँ", lead: LEAD },
  physiotherapy: { title: "फिजियोथेरेपी योजनाएँ", lead: LEAD },
  nutrition: { title: "पोषण योजनाएँ", lead: LEAD },
  custom: { title: "अन्य पद्धतियों के पर्चे", lead: LEAD },
};
