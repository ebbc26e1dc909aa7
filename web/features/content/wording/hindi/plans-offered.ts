import type { plansOfferedPhrases as english } from "../plans-offered.ts";

export const plansOfferedPhrases: typeof english = {
  plansDescription: "एक व्यक्ति, परिवार या टीम के लिए हेल्थ प्लान: हर एक में क्या है और साल भर की कीमत।",
  available: "किसके लिए",
  ecosystem: "प्लान में क्या-क्या साथ आता है",
  listedPlans: "प्लान",
  askPlan: ({ title }) => `${title} के बारे में पूछें`,
  buyPlan: ({ title }) => `${title} ख़रीदें`,
  plansTerms:
    "आप एक साल के लिए एक बार भुगतान करते हैं। 14 दिन के अंदर, अगर कुछ इस्तेमाल नहीं किया, तो पूरा पैसा वापस मिलता है। कोई प्लान अपने आप रिन्यू नहीं होता।",
  comparison: "प्लान आमने-सामने",
  promise: "प्लान में क्या-क्या है",
  price: "साल भर के लिए",
  covered: "किनके लिए",
  consultations: "शामिल परामर्श",
  labPercent: "लैब टेस्ट पर छूट",
  percent: ({ percent }) => `${percent} %`,
  others: "और क्या शामिल है",
  none: "नहीं",
  buy: "ख़रीदें",
  buying: "चुनें",
  myPlans: "मेरे हेल्थ प्लान",
};
