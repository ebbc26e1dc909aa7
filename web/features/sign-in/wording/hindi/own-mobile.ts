import type { mobileWords as english } from "#web/features/sign-in/wording/own-mobile.ts";

/** The mobile of a customer's profile. */
export const mobileWords: typeof english = {
  title: "आपका मोबाइल नंबर",
  lead: "OTP और पार्सल की ख़बरें इसी पर आती हैं।",
  back: "मेरी प्रोफ़ाइल",
  none: "आपकी प्रोफ़ाइल में अभी मोबाइल नंबर नहीं है।",
  whyAdd: "चेकआउट के लिए यह ज़रूरी है। हम उस पर OTP भेजकर देखते हैं कि नंबर आपका है।",
  whyChange: "नए नंबर पर आया OTP लिखते ही वह इसकी जगह ले लेगा।",
  add: "मोबाइल नंबर जोड़ें",
  change: "मोबाइल नंबर बदलें",
};
