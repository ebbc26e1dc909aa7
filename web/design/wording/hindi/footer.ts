import type { footerWords as english } from "../footer.ts";

/** What stands at the end of every page. */
export const footerWords: typeof english = {
  about: "Niramaya पर आयुर्वेदिक और यूनानी दवाएँ, शुद्ध खाद्य पदार्थ और पर्सनल केयर मिलते हैं, और बिल की हर रकम समझाई जाती है।",
  cities: "आपके शहर के चिकित्सक",
  contact: "संपर्क",
  newsletter: "हमारा न्यूज़लेटर",
  newsletterHint: "महीने में दो ई-मेल। एक क्लिक में अनसब्सक्राइब करें।",
  email: "आपका ई-मेल पता",
  emailPlaceholder: "आपका ई-मेल पता",
  subscribe: "सब्सक्राइब करें",
  subscribing: "भेजा जा रहा है",
  unavailable: "अभी आपको जोड़ा नहीं जा सका। कृपया थोड़ी देर में फिर कोशिश करें।",
  apps: "ऐप पाएँ",
  appStore: "App Store",
  appStoreOn: "यहाँ से डाउनलोड करें",
  playStore: "Google Play",
  playStoreOn: "यहाँ से पाएँ",
  social: "हमसे जुड़ें",
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  language: "भाषा",
  whatsapp: "WhatsApp पर हमसे बात करें",
  version: ({ shop }) => `${shop} · Web 1.0`,
  versionOfYear: ({ year, shop }) => `© ${year} ${shop} · Web 1.0`,
};
