import type { furtherPhrases as english } from "../further.ts";

export const furtherPhrases: typeof english = {
  search: "हमारी पूरी सूची में खोजें",
  none: ({ words }) => `“${words}” नाम का यहाँ कुछ नहीं मिला। दूसरा शब्द आज़माएँ, हमारी पूरी सूची में खोजें, या नीचे ख़ुद जोड़ें।`,
  states: {
    asking: "पूरी सूची में खोजा जा रहा है …",
    found: "जो मिला, वह सूची में है।",
    nothing: "इस नाम का कुछ हमारी पूरी सूची में नहीं है।",
    unavailable: "ऑफ़लाइन पूरी सूची नहीं खोजी जा सकती। जो दिख रहा है वह बिना इंटरनेट भी चलता है।",
  },
};
