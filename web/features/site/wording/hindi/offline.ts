import type { offlineWords as english } from "../offline.ts";

export const offlineWords: typeof english = {
  title: "आप ऑफ़लाइन हैं",
  text: "यह पेज इस फ़ोन या कंप्यूटर पर पहले नहीं खोला गया, या यह सिर्फ़ आपका है और यहाँ रखा नहीं जाता। देखे हुए बाकी पेज अब भी खुलते हैं, और साइन इन न किया हो तो कार्ट भी।",
  cart: "अपना कार्ट खोलें",
  home: "होम पेज",
};
