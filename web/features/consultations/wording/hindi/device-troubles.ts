import type { deviceTroublePhrases as english } from "../device-troubles.ts";

export const deviceTroublePhrases: typeof english = {
  refused: {
    chromium:
      "आपका ब्राउज़र इस पेज को अनुमति नहीं दे रहा। पते की बाईं ओर का चिह्न (“View site information”) दबाएँ, “Camera” और “Microphone” चालू करें, और फिर आज़माएँ।",
    firefox: "आपका ब्राउज़र इस पेज को अनुमति नहीं दे रहा। पते की बाईं ओर का कटा हुआ चिह्न दबाएँ, कैमरा और माइक्रोफ़ोन से “Blocked” हटाएँ, और फिर आज़माएँ।",
    safari:
      "आपका ब्राउज़र इस पेज को अनुमति नहीं दे रहा। Safari के मेन्यू में “Settings for This Website…” चुनें, iPhone पर पते के पास “Website Settings”; “Camera” और “Microphone” को “Allow” करें, और फिर आज़माएँ।",
    other: "आपका ब्राउज़र इस पेज को अनुमति नहीं दे रहा। पते के पास या डिवाइस की सेटिंग में कैमरा और माइक्रोफ़ोन की अनुमति दें, और फिर आज़माएँ।",
  },
  insecure: "ब्राउज़र इन्हें सिर्फ़ https वाले पेज को देते हैं। कृपया यह पेज https वाले पते पर खोलें।",
  none: "माइक्रोफ़ोन नहीं मिला। एक जोड़ें और फिर आज़माएँ।",
  busy: "शायद कोई दूसरा प्रोग्राम इनका उपयोग कर रहा है। उसे बंद करें और फिर आज़माएँ।",
};
