import type { OwnMobileTrouble } from "#web/features/account/mobile/own-mobile-model.ts";
import type * as english from "../verify-mobile.ts";

/** प्रोफ़ाइल में मोबाइल नंबर जोड़ना. */
export const verifyMobileWords: typeof english.verifyMobileWords = {
  title: "अपना मोबाइल नंबर सत्यापित करें",
  forCheckout: "यह कूरियर के लिए और साइन इन के लिए चाहिए।",
  forProfile: "वहाँ भेजा गया OTP लिखने पर यह नंबर आपकी प्रोफ़ाइल में जुड़ जाएगा।",
  close: "बंद करें",
  verify: "सत्यापित करें",
  trouble,
};

function trouble(trouble: OwnMobileTrouble): string {
  switch (trouble) {
    case "wrong-code":
      return "OTP ग़लत है";
    case "code-over":
      return "OTP ग़लत है, या उसका समय निकल गया। कृपया नया OTP मँगाएँ।";
    case "too-many":
      return "बहुत अधिक अनुरोध हुए। कृपया कुछ देर बाद कोशिश करें।";
    case "mobile-taken":
      return "यह मोबाइल नंबर किसी और खाते का है।";
    case "not-proved":
      return "कृपया पहले OTP से अपना मोबाइल नंबर सत्यापित करें।";
    case "blocked":
      return "यह खाता बंद है। कृपया हमसे संपर्क करें।";
    case "signed-out":
      return "अनुमति नहीं मिली। कृपया फिर से साइन इन करें।";
    case "unavailable":
      return "दुकान से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।";
  }
}
