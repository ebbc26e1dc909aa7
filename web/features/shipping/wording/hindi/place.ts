import type { placeWords as english } from "#web/features/shipping/wording/place.ts";

/** Choosing one's city. */
export const placeWords: typeof english = {
  title: "आपका शहर",
  hint: "यह जानकारी इसी डिवाइस पर रहती है।",
  close: "बंद करें",
  locate: "मेरी लोकेशन से खोजें",
  locating: "आपका शहर खोजा जा रहा है",
  search: "शहर या राज्य खोजें",
  cities: "शहर",
  noMatch: (typed: string): string => `“${typed}” नाम का कोई शहर सूची में नहीं है। पास का कोई बड़ा शहर चुनें।`,
  state: (state: string): string => STATES[state] ?? state,
  problem(kind: "forbidden" | "unknown" | "far"): string {
    switch (kind) {
      case "forbidden":
        return "यह डिवाइस अपनी लोकेशन नहीं बताता। नीचे से अपना शहर चुनें।";
      case "unknown":
        return "आपकी लोकेशन नहीं मिल सकी। नीचे से अपना शहर चुनें।";
      case "far":
        return "हमारी सूची का कोई शहर आपके पास नहीं है। नीचे से एक चुनें।";
    }
  },
};

const STATES: Readonly<Record<string, string>> = {
  "Andhra Pradesh": "आंध्र प्रदेश",
  Assam: "असम",
  Bihar: "बिहार",
  Chandigarh: "चंडीगढ़",
  Chhattisgarh: "छत्तीसगढ़",
  Delhi: "दिल्ली",
  Goa: "गोवा",
  Gujarat: "गुजरात",
  Haryana: "हरियाणा",
  "Himachal Pradesh": "हिमाचल प्रदेश",
  "Jammu and Kashmir": "जम्मू और कश्मीर",
  Jharkhand: "झारखंड",
  Karnataka: "कर्नाटक",
  Kerala: "केरल",
  Ladakh: "लद्दाख",
  "Madhya Pradesh": "मध्य प्रदेश",
  Maharashtra: "महाराष्ट्र",
  Manipur: "मणिपुर",
  Meghalaya: "मेघालय",
  Odisha: "ओडिशा",
  Puducherry: "पुदुचेरी",
  Punjab: "पंजाब",
  Rajasthan: "राजस्थान",
  "Tamil Nadu": "तमिलनाडु",
  Telangana: "तेलंगाना",
  "Uttar Pradesh": "उत्तर प्रदेश",
  Uttarakhand: "उत्तराखंड",
  "West Bengal": "पश्चिम बंगाल",
};
