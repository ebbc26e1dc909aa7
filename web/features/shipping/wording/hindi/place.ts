import type { placeWords as english } from "../place.ts";

export const placeWords: typeof english = {
  title: "आपका शहर",
  hint: "हम इसे सिर्फ़ इसी डिवाइस पर रखते हैं।",
  close: "बंद करें",
  locate: "मेरी लोकेशन से खोजें",
  locating: "आपका शहर खोजा जा रहा है",
  search: "शहर या राज्य खोजें",
  cities: "शहर",
  noMatch: ({ typed }) => `“${typed}” नाम का कोई शहर सूची में नहीं है। पास का कोई बड़ा शहर चुनें।`,
  problem: {
    forbidden: "यह डिवाइस अपनी लोकेशन नहीं बताता। नीचे से अपना शहर चुनें।",
    unknown: "आपकी लोकेशन नहीं मिल सकी। नीचे से अपना शहर चुनें।",
    far: "हमारी सूची का कोई शहर आपके पास नहीं है। नीचे से एक चुनें।",
  },
};
