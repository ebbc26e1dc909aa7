import type { deskPhrases as english } from "#web/features/desk/wording/desk.ts";

export const deskPhrases: typeof english = {
  name: "डेस्क",
  home: "Niramaya डेस्क, मुख्य पेज",
  menu: "आपके डेस्क के पेज",
  day: "आपका दिन",
  hours: "समय",
  times: "उपलब्धता",
  own: "आपके अपने अपॉइंटमेंट",
  toShop: "दुकान पर जाएँ",
  signOut: "साइन आउट करें",
  noScript: "डेस्क को JavaScript चाहिए। कृपया उसे चालू करें।",
  offline: "आप ऑफ़लाइन हैं। जो दिख रहा है वह पुराना हो सकता है। आपका लिखा ऑनलाइन होने पर भेजा जाएगा।",
  toDesk: "अपने दिन पर जाएँ",
  missing: "यह पेज नहीं मिला",
  missingText: "पता शायद ग़लत लिखा गया है।",
  failed: "कुछ गड़बड़ हो गई",
  failedText: "यह हमारी ग़लती है। कृपया फिर से कोशिश करें।",
  unavailable: "यह पेज अभी उपलब्ध नहीं है",
  unavailableText: "सर्वर तक पहुँचा नहीं जा सका। आपका हस्ताक्षर किया हुआ कुछ भी नहीं खोया।",
  noLine: "अभी इंटरनेट नहीं है",
  noLineText: "डेस्क का कोई पेज इस डिवाइस पर नहीं रखा जाता, क्योंकि हर पेज मरीज़ों के बारे में है। ऑनलाइन होने पर यह खुलेगा।",
};
