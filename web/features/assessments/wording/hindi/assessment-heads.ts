import type { assessmentHeads as english } from "#web/features/assessments/wording/assessment-heads.ts";

const BEFORE = "परामर्श से पहले चिकित्सक जो पूछते हैं, उसके जवाब अपने समय से दें।";

export const assessmentHeads: typeof english = {
  ayurveda: { title: "आयुर्वेद असेसमेंट", lead: BEFORE },
  yoga: { title: "योग असेसमेंट", lead: BEFORE },
  physio: { title: "फिजियोथेरेपी असेसमेंट", lead: BEFORE },
  nutrition: { title: "पोषण असेसमेंट", lead: BEFORE },
  homeopathy: { title: "होम्योपैथी असेसमेंट", lead: BEFORE },
  siddha: { title: "सिद्ध असेसमेंट", lead: BEFORE },
  unani: { title: "यूनानी असेसमेंट", lead: BEFORE },
  default: { title: "परामर्श से पहले असेसमेंट", lead: BEFORE },
  summary: { title: "आपके असेसमेंट", lead: "आपने जो जवाब दिए, क्रम से।" },
  yogaSummary: { title: "आपके योग असेसमेंट", lead: "अभ्यास से पहले आपने जो जवाब दिए।" },
};
