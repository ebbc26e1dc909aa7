import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { RegisterTrouble, SendTrouble, VerifyTrouble } from "#core/sign-in/session/sign-in-flow.ts";
import type { SignInPurpose } from "#web/features/sign-in/session/session-store.ts";
import type * as english from "../sign-in.ts";

const impossibleBirthdate = "कृपया कोई बीता हुआ दिन चुनें";
const unknownInviteCode = "ऐसा कोई इनवाइट कोड नहीं मिला। कृपया इसके 8 अक्षर और अंक जाँचें, या इसे खाली छोड़ दें।";

/** साइन इन की खिड़की के शब्द. */
export const signInWords: typeof english.signInWords = {
  title: "साइन इन या साइन अप करें",
  newHere: "निरामय में आपका स्वागत है",
  newHereHint: "बस एक कदम और: अपना नाम बताएँ, और आपका खाता बन जाएगा।",
  because,
  close: "साइन इन बंद करें",
  needsScript: "साइन इन के लिए JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से खोलें।",
  mobile: "मोबाइल नंबर",
  countryCode: "+91",
  email: "ई-मेल पता",
  invalidMobile: "मोबाइल नंबर सही नहीं है",
  invalidEmail: "ई-मेल पता सही नहीं है",
  sendOtp: "OTP भेजें",
  sending: "OTP भेजा जा रहा है",
  byEmail: "ई-मेल से साइन इन करें",
  byMobile: "मोबाइल नंबर से साइन इन करें",
  how: "हम आपको एक OTP भेजेंगे। अगर आप यहाँ नए हैं, तो अगले कदम में आपका खाता बन जाएगा।",
  change: "बदलें",
  otp: "OTP",
  otpSentTo: (to: string) => `${to} पर भेजे गए 4 अंक लिखें।`,
  otpResent: "OTP दोबारा भेजा गया",
  shortOtp: "पूरे 4 अंक लिखें",
  resend: "OTP दोबारा भेजें",
  resendIn: (seconds: number) => `${wholeNumber(seconds)} सेकंड में OTP दोबारा भेजें`,
  verify: "जाँचें और साइन इन करें",
  verifying: "जाँच हो रही है",
  byPassword: "पासवर्ड से साइन इन करें",
  byOtp: "OTP से साइन इन करें",
  password: "पासवर्ड",
  passwordLength: "पासवर्ड 6 से 12 अक्षरों का होता है",
  showPassword: "पासवर्ड दिखाएँ",
  hidePassword: "पासवर्ड छिपाएँ",
  signIn: "साइन इन करें",
  forgot: "पासवर्ड भूल गए?",
  forgotSent: "अगर इस मोबाइल नंबर से खाता है, तो नया पासवर्ड रखने का लिंक भेज दिया गया है।",
  forgotUnknown: "इस मोबाइल नंबर से कोई खाता नहीं है",
  name: "पूरा नाम",
  nameProblem: (problem: "needed" | "too-long"): string =>
    problem === "too-long" ? `कृपया ज़्यादा से ज़्यादा ${LONGEST_NAME} अक्षर लिखें` : "केवल अक्षर और खाली जगह लिखें",
  nameHint: "जिस नाम से डॉक्टर और कूरियर आपको बुलाएँ।",
  more: "अपने बारे में और बताएँ (वैकल्पिक)",
  birthdate: "जन्मतिथि",
  impossibleBirthdate,
  gender: "लिंग",
  unsaid: "नहीं बताया",
  female: "महिला",
  male: "पुरुष",
  other: "अन्य",
  referenceCode: "डॉक्टर का रेफ़रेंस कोड",
  inviteCode: "इनवाइट कोड (वैकल्पिक)",
  unknownInviteCode,
  terms: {
    before: "मैं ",
    terms: "नियम और शर्तें",
    between: " और ",
    privacy: "गोपनीयता नीति",
    after: " स्वीकार करता/करती हूँ।",
  },
  submit: "जमा करें",
  submitting: "आपका खाता बन रहा है",
  startAgain: "फिर से शुरू करें",
  tooMany: "बहुत अधिक अनुरोध हुए। कृपया कुछ देर बाद कोशिश करें।",
  tooManyPasswords: "बहुत बार कोशिश हुई। कृपया OTP से साइन इन करें, या कुछ देर बाद फिर कोशिश करें।",
  unreachable: "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।",
  sendTrouble,
  verifyTrouble,
  registerTrouble,
};

function because(purpose: SignInPurpose): string {
  switch (purpose) {
    case "sign-in":
      return "ऑर्डर, विशलिस्ट और स्वास्थ्य टूल, सब एक जगह।";
    case "coupon":
      return "साइन इन करने पर कूपन लागू होते हैं। आपका कार्ट वैसा ही रहेगा।";
    case "checkout":
      return "चेकआउट के लिए साइन इन करें। आपका कार्ट साथ आएगा।";
    case "wishlist":
      return "पसंद की चीज़ें विशलिस्ट में रखने के लिए साइन इन करें।";
    case "account":
      return "अपना खाता देखने के लिए साइन इन करें।";
    case "fitbook":
      return "Fitbook में औरों से मिलने के लिए साइन इन करें।";
    case "tracker":
      return "ट्रैकर की जानकारी सहेजने के लिए साइन इन करें।";
    case "therapist":
      return "अपने चिकित्सक के साथ बुकिंग के लिए साइन इन करें।";
  }
}

function sendTrouble(trouble: SendTrouble, said: string): string {
  switch (trouble) {
    case "unauthorized":
      return "अनुमति नहीं मिली। कृपया फिर से साइन इन करें।";
    case "too-many":
      return "बहुत अधिक अनुरोध हुए। कृपया कुछ देर बाद कोशिश करें।";
    case "unavailable":
      return "दुकान से कोई जवाब नहीं मिला। कृपया फिर कोशिश करें।";
    case "human-check-needed":
      return "कृपया पुष्टि करें कि आप इंसान हैं, और फिर कोशिश करें।";
    case "refused":
      return said;
  }
}

function verifyTrouble(trouble: VerifyTrouble, said: string): string {
  switch (trouble) {
    case "wrong-code":
      return "OTP ग़लत है";
    case "code-over":
      return "OTP ग़लत है, या उसका समय निकल गया। कृपया नया OTP मँगाएँ।";
    case "wrong-password":
      return "कृपया सही पासवर्ड लिखें";
    case "blocked":
      return "यह खाता बंद है। कृपया हमसे संपर्क करें।";
    case "too-many":
      return "बहुत अधिक अनुरोध हुए। कृपया कुछ देर बाद कोशिश करें।";
    case "not-asked":
      return "कृपया नया OTP मँगाएँ।";
    case "unavailable":
      return "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।";
    case "refused":
      return said;
  }
}

function registerTrouble(trouble: RegisterTrouble, said: string): string {
  switch (trouble) {
    case "terms-not-accepted":
      return "कृपया नियम, शर्तें और गोपनीयता नीति स्वीकार करें";
    case "not-proved":
      return "काफ़ी समय हो गया। कृपया OTP के साथ फिर से शुरू करें।";
    case "taken":
      return "यह खाता पहले से है। कृपया साइन इन करें।";
    case "impossible-birthdate":
      return impossibleBirthdate;
    case "unknown-invite-code":
      return unknownInviteCode;
    case "blocked":
      return "यह खाता बंद है। कृपया हमसे संपर्क करें।";
    case "refused":
      return said;
  }
}
