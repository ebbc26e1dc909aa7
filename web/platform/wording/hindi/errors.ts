import type * as english from "../errors.ts";

/** Pages that stand for one that can't be shown. */
export const errorWords: typeof english.errorWords = {
  unknownAddress: "यह पेज हमें नहीं मिला।",
  unknownAddressText: "दोबारा खोजें, या होम पेज से शुरू करें।",
  home: "होम पेज पर जाएँ",
  tryAgain: "फिर कोशिश करें",
  lostPage: "यह पेज पूरा नहीं आया, बटन काम नहीं करेंगे।",
  lastResort: "त्रुटि का पेज दिखाने में भी गड़बड़ी हुई",

  heading(status: number): string {
    if (status === 404) return "यह पेज नहीं मिल सका";
    if (status === 429) return "बहुत अधिक अनुरोध हुए";
    return status === 503 ? "यह पेज अभी उपलब्ध नहीं है" : "कुछ गड़बड़ हो गई";
  },
  text(status: number, wait: number | null = null): string {
    if (status === 404) return "हो सकता है यह प्रोडक्ट या श्रेणी अब दुकान में न हो। इसे खोजें, या होम पेज से शुरू करें।";
    if (status === 429)
      return wait === null ? "थोड़ी देर बाद फिर कोशिश करें।" : wait === 0 ? "अब आप फिर कोशिश कर सकते हैं।" : `${wait} सेकंड में फिर कोशिश करें।`;
    return status === 503
      ? "दुकान अभी अपनी सूची तक नहीं पहुँच पाई। आपका कार्ट इस फ़ोन या कंप्यूटर पर सुरक्षित है।"
      : "ग़लती हमारी है, आपकी नहीं। आपका कार्ट इस फ़ोन या कंप्यूटर पर सुरक्षित है।";
  },
};
