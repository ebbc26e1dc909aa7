import type { toastPhrases as english } from "#web/platform/toasts/wording/toasts.ts";

export const toastPhrases: typeof english = {
  undo: "वापस लें",
  close: "हटाएँ",
  news: {
    "added-to-cart": "प्रोडक्ट कार्ट में जुड़ गया",
    "removed-from-cart": "प्रोडक्ट कार्ट से हट गया",
    "coupon-applied": "कूपन लग गया",
    "not-opened": "यह अभी नहीं खुल पाया। इंटरनेट आने पर फिर से कोशिश करें।",
    wishlisted: "प्रोडक्ट विशलिस्ट में जुड़ गया",
    unwishlisted: "प्रोडक्ट विशलिस्ट से हट गया",
    "copied-for-support": "सहायता के लिए कॉपी हो गया",
    "signed-in": "आपने साइन इन कर लिया है",
    "signed-out": "आपने साइन आउट कर लिया है",
    "session-ended": "आप साइन आउट हो गए थे। कृपया फिर से साइन इन करें।",
    recovered: "आपका खाता वापस मिल गया है",
    "code-sent": "OTP भेज दिया गया है",
    "code-resent": "OTP दोबारा भेज दिया गया है",
    "newsletter-asked": "ई-मेल पता सदस्यता के लिए जोड़ दिया गया",
    "account-leaves": "खाता हटाने का अनुरोध भेज दिया गया",
    "group-joined": "आप समूह में जुड़ गए",
    "group-declined": "समूह का न्योता मना किया गया",
    "challenge-joined": "आप चुनौती में शामिल हो गए",
    "challenge-declined": "चुनौती का न्योता मना किया गया",
  },
  notAdded: {
    "unknown-product": "नहीं जुड़ा: यह अब दुकान में नहीं है।",
    "cart-full": "नहीं जुड़ा: आपका कार्ट भर गया है।",
    "beyond-limits": "नहीं जुड़ा: एक बिल के लिए कार्ट बहुत बड़ा हो जाएगा।",
  },
  outOfStock: "नहीं जुड़ा: यह स्टॉक में नहीं है।",
  notForSale: "नहीं जुड़ा: यह अभी नहीं मिल रहा।",
};
