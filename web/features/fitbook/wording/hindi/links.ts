import type { linkPhrases as english } from "../links.ts";

/** What is said of links to groups. */
export const linkPhrases: typeof english = {
  title: "लिंक से बुलाएँ",
  text: "जिसके पास लिंक है, वह समूह का परिचय देखता है। इसे अपने जानने वालों को दें, और बहुत दूर चला जाए तो रद्द कर दें।",
  kind: "लिंक से क्या होता है",
  kinds: { join: "लोग तुरंत अंदर आते हैं", ask: "लोग आने का अनुरोध कर सकते हैं" },
  howLong: "कब तक चले",
  howOften: "कितने लोग इस्तेमाल करें",
  forDays: { one: ({ count }) => `${count} दिन`, other: ({ count }) => `${count} दिन` },
  forUses: { one: ({ count }) => `${count} व्यक्ति`, other: ({ count }) => `${count} लोग` },
  make: "लिंक बनाएँ",
  making: "बन रहा है",
  made: "आपका लिंक",
  once: "यह सिर्फ़ अभी दिखेगा। आप कभी भी दूसरा बना सकते हैं।",
  copy: "लिंक कॉपी करें",
  outcomes: { copied: "कॉपी हो गया", failed: "कॉपी नहीं हो सका। कृपया इसे चुनकर खुद कॉपी करें।" },
  qr: "लिंक का क्यूआर कोड",
  list: "चालू लिंक",
  none: "अभी कोई लिंक नहीं है।",
  usesLeft: {
    one: ({ count, until }) => `${count} बार बाकी, ${until} तक`,
    other: ({ count, until }) => `${count} बार बाकी, ${until} तक`,
  },
  revoke: "रद्द करें",
  revokeOne: ({ kind, left }) => `रद्द करें: ${kind}, ${left}`,
  revoked: "लिंक रद्द हो गया। जो इससे आए, वे बने रहेंगे।",
  ask: "आने का अनुरोध करें",
  ended: "यह बुलावा अब मान्य नहीं है।",
  endedText: "कृपया भेजने वाले से नया माँगें।",
  refusals: {
    "unknown-group": "यह उपलब्ध नहीं है।",
    "not-allowed": "यह केवल वे कर सकते हैं जो यह समूह चलाते हैं।",
    "too-many-links": "इस समूह के 20 लिंक पहले से हैं। कृपया पहले एक रद्द करें।",
  },
};
