import type { errorPhrases as english } from "../errors.ts";

/** Pages that stand for one that can't be shown. */
export const errorPhrases: typeof english = {
  unknownAddress: "यह पेज हमें नहीं मिला।",
  unknownAddressText: "दोबारा खोजें, या होम पेज से शुरू करें।",
  home: "होम पेज पर जाएँ",
  tryAgain: "फिर कोशिश करें",
  lostPage: "यह पेज अभी तैयार नहीं है, इसके बटन काम नहीं करेंगे।",
  lastResort: "त्रुटि का पेज दिखाने में भी गड़बड़ी हुई",

  notFound: "यह पेज नहीं मिल सका",
  notFoundText: "हो सकता है यह प्रोडक्ट या श्रेणी अब दुकान में न हो। दोबारा खोजें, या होम पेज से शुरू करें।",
  tooMany: "बहुत अधिक अनुरोध हुए",
  tryLater: "थोड़ी देर बाद फिर कोशिश करें।",
  tryNow: "अब फिर कोशिश करें।",
  tryIn: { one: ({ seconds }) => `${seconds} सेकंड में फिर कोशिश करें।`, other: ({ seconds }) => `${seconds} सेकंड में फिर कोशिश करें।` },
  unavailable: "यह पेज अभी उपलब्ध नहीं है",
  unavailableText: "दुकान से जवाब नहीं आया। आपका कुछ भी नहीं खोया है।",
  wrong: "कुछ गड़बड़ हो गई",
  wrongText: "ग़लती हमारी है, आपकी नहीं। आपका कुछ भी नहीं खोया है।",
};
