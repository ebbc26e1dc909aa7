import type { verifyMobileWords as english } from "#web/features/sign-in/wording/verify-mobile.ts";

/** प्रोफ़ाइल में मोबाइल नंबर जोड़ना. */
export const verifyMobileWords: typeof english = {
  title: "अपने मोबाइल नंबर की पुष्टि करें",
  forCheckout: "यह कूरियर के लिए और साइन इन के लिए चाहिए।",
  forProfile: "वहाँ आया OTP लिखते ही यह नंबर आपकी प्रोफ़ाइल में जुड़ जाएगा।",
  close: "बंद करें",
  verify: "पुष्टि करें",
  trouble: {
    "wrong-code": "OTP ग़लत है",
    "code-over": "OTP ग़लत है, या उसका समय निकल गया। कृपया नया OTP मँगाएँ।",
    "too-many": "बहुत बार कोशिश हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।",
    "mobile-taken": "यह मोबाइल नंबर किसी और खाते का है।",
    "not-proved": "कृपया पहले OTP से अपने मोबाइल नंबर की पुष्टि करें।",
    blocked: "यह खाता बंद है। कृपया हमसे संपर्क करें।",
    "signed-out": "अनुमति नहीं मिली। कृपया फिर से साइन इन करें।",
    unavailable: "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।",
  },
};
