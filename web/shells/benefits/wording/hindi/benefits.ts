import type { benefitsWords as english } from "../benefits.ts";

/** What the first page of the benefits says. */
export const benefitsWords: typeof english = {
  title: ({ shop }) => `${shop} · आपकी कंपनी की हेल्थ शॉप`,
  description: "आपकी कंपनी की हेल्थ शॉप: दवाएँ, शुद्ध खाद्य पदार्थ और पर्सनल केयर, और ऐसा बिल जो हर आँकड़ा समझाता है।",
  heading: "आपकी कंपनी की हेल्थ शॉप",
  lead: "इस साइट को अपनी कंपनी के ऐप से खोलें, साइन इन अपने आप हो जाएगा।",
  leadAll: "हम आपके घर या दफ़्तर पर पहुँचाते हैं।",
  shopAll: "सभी प्रोडक्ट देखें",
  byCategory: "कैटेगरी से ख़रीदें",
};
