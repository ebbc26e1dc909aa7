import type { ToastNews } from "#web/features/site/toasts/toast-store.ts";
import type * as english from "../toasts.ts";

export const toastWords: typeof english.toastWords = { says, undo: "वापस लें", close: "हटाएँ" };

function says(news: ToastNews): string {
  switch (news.kind) {
    case "added-to-cart":
      return "प्रोडक्ट कार्ट में जुड़ गया";
    case "removed-from-cart":
      return "प्रोडक्ट कार्ट से हट गया";
    case "not-added":
      return notAdded(news.because);
    case "coupon-applied":
      return "कूपन लग गया";
    case "not-opened":
      return "यह अभी नहीं खुल पाया। इंटरनेट आने पर फिर से कोशिश करें।";
    case "wishlisted":
      return "प्रोडक्ट विशलिस्ट में जुड़ गया";
    case "unwishlisted":
      return "प्रोडक्ट विशलिस्ट से हट गया";
    case "copied-for-support":
      return "सहायता के लिए कॉपी हो गया";
    case "signed-in":
      return "आपने साइन इन कर लिया है";
    case "signed-out":
      return "आपने साइन आउट कर लिया है";
    case "session-ended":
      return "आप साइन आउट हो गए थे। कृपया फिर से साइन इन करें।";
    case "recovered":
      return "आपका खाता वापस मिल गया है";
    case "code-sent":
      return "OTP भेज दिया गया है";
    case "code-resent":
      return "OTP दोबारा भेज दिया गया है";
    case "newsletter-asked":
      return "ई-मेल पता सदस्यता के लिए जोड़ दिया गया";
    case "account-leaves":
      return "खाता हटाने का अनुरोध भेज दिया गया";
    case "group-joined":
      return "आप ग्रुप में जुड़ गए";
    case "group-declined":
      return "ग्रुप का न्योता अस्वीकार किया गया";
    case "challenge-joined":
      return "आप चुनौती में शामिल हो गए";
    case "challenge-declined":
      return "चुनौती अस्वीकार की गई";
  }
}

function notAdded(because: Extract<ToastNews, { kind: "not-added" }>["because"]): string {
  switch (because.kind) {
    case "unknown-product":
      return "यह प्रोडक्ट अब दुकान में नहीं है।";
    case "not-for-sale":
      return because.reason === "out-of-stock" ? "यह प्रोडक्ट स्टॉक में नहीं है।" : "यह प्रोडक्ट अभी नहीं बिक रहा है।";
    case "cart-full":
      return "आपका कार्ट भर गया है। पहले कुछ निकालें।";
    case "beyond-limits":
      return "कार्ट की कीमत इससे ज़्यादा नहीं हो सकती। पहले कुछ नग निकालें।";
  }
}
