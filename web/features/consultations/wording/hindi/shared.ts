import { TELE_MANAS } from "#core/shared/helplines.ts";
import type { sharedPhrases as english } from "../shared.ts";

export const sharedPhrases: typeof english = {
  open: "मरीज़ ने क्या बताया",
  nothing: "इस अपॉइंटमेंट के लिए कुछ नहीं बताया गया।",
  current: "जैसा अभी है।",
  frozen: ({ moment }) => `जैसा कॉल शुरू होते समय था, ${moment}।`,
  complaint: "मरीज़ के अपने शब्दों में",
  profile: "स्वास्थ्य प्रोफ़ाइल",
  questions: {
    history: "अब तक का स्वास्थ्य",
    conditions: "रोग, अभी या पहले",
    "conditions-other": "और कौन-सा रोग",
    "takes-medicines": "कोई दवा या पूरक आहार लेते हैं",
    medicines: "कौन-सी, कितनी और कितनी बार",
    "has-allergies": "किसी चीज़ से एलर्जी",
    allergies: "एलर्जी, जैसी मरीज़ ने पहले लिखी थी",
    "allergy-substances": "किन चीज़ों से एलर्जी",
    "allergy-reactions": "तब क्या होता है",
    pregnancy: "गर्भवती या स्तनपान",
    "pregnancy-weeks": "गर्भ का हफ़्ता",
    habits: "क्या लेते हैं",
  },
  labReport: ({ lab }) => `लैब रिपोर्ट, ${lab}`,
  correctedSince: "साझा होने के बाद लैब ने इसे सुधारा है। यह सबसे नया संस्करण है।",
  selfHarm: `मरीज़ के मन में अपना जीवन ख़त्म करने के विचार हैं। सबसे पहले इसी के बारे में पूछें, और टेली-मानस ${TELE_MANAS} तथा 112 बताएँ।`,
  redFlag: "इनमें से कोई जवाब आपात स्थिति का संकेत हो सकता है।",
};
