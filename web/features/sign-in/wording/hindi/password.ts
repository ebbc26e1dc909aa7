import type { passwordWords as english } from "#web/features/sign-in/wording/password.ts";

type Trouble = "too-short" | "too-long" | "needed" | "not-repeated" | "too-common" | "wrong-password" | "too-many";

const problems: Readonly<Record<Trouble, string>> = {
  needed: "कृपया इसे भरें",
  "too-short": "पासवर्ड 6 से 12 अक्षरों का होता है",
  "too-long": "पासवर्ड 6 से 12 अक्षरों का होता है",
  "not-repeated": "दोनों एक जैसे नहीं हैं",
  "too-common": "कृपया ऐसा पासवर्ड चुनें जो कम लोग रखते हों।",
  "wrong-password": "पासवर्ड गलत है",
  "too-many": "बहुत सारी कोशिशें हुईं। कृपया थोड़ी देर बाद कोशिश करें।",
};

/** A password of one's own. */
export const passwordWords: typeof english = {
  title: "पासवर्ड",
  lead: "आप हमेशा OTP से साइन इन कर सकते हैं। जहाँ संदेश न पहुँचे, वहाँ पासवर्ड काम आता है।",
  fields: { former: "मौजूदा पासवर्ड", chosen: "नया पासवर्ड", repeated: "नया पासवर्ड एक बार फिर" },
  secret: { show: "पासवर्ड दिखाएँ", hide: "पासवर्ड छिपाएँ" },
  rules: { long: "6 से 12 अक्षर", repeated: "दोनों बार एक जैसा", rare: "सबसे आम 3,000 पासवर्ड में से नहीं; सेव करते समय जाँचा जाता है" },
  met: "(ठीक है)",
  send: {
    change: { send: "पासवर्ड बदलें", sending: "बदला जा रहा है" },
    add: { send: "पासवर्ड बनाएँ", sending: "बनाया जा रहा है" },
  },
  done: {
    changed: "आपका पासवर्ड बदल गया। बाकी डिवाइस साइन आउट हो गए।",
    added: "आपका पासवर्ड बन गया।",
  },
  hasOne: "आपका पासवर्ड पहले से है। कृपया उसे बदलें।",
  haveNone: "मेरा पासवर्ड अभी नहीं है",
  haveOne: "मेरा पासवर्ड पहले से है",
  forgot: "पासवर्ड भूल गए?",
  forgotText: "हम आपके मोबाइल पर एक लिंक भेजेंगे। उससे नया पासवर्ड बनता है; लिंक आधे घंटे तक चलता है।",
  sendLink: "लिंक भेजें",
  reset: {
    unasked: "",
    asking: "",
    sent: "अगर इस मोबाइल नंबर का खाता है, तो नया पासवर्ड बनाने का लिंक भेजा जा रहा है।",
    "no-mobile": "आपकी प्रोफ़ाइल में अभी मोबाइल नंबर नहीं है। पहले उसे जोड़ें।",
    "too-many": "बहुत सारी कोशिशें हुईं। कृपया थोड़ी देर बाद कोशिश करें।",
    unavailable: "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।",
  },
  problem: (trouble: Trouble | null): string | null => (trouble === null ? null : problems[trouble]),
};
