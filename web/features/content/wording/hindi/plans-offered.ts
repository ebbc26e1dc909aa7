import type { plansOfferedPhrases as english } from "../plans-offered.ts";

export const plansOfferedPhrases: typeof english = {
  plansDescription: "एक व्यक्ति, परिवार या टीम के लिए हेल्थ प्लान: हर एक में क्या है और साल भर की कीमत।",
  available: "किसके लिए",
  ecosystem: "प्लान में क्या-क्या साथ आता है",
  listedPlans: "प्लान",
  askPlan: ({ title }) => `${title} के बारे में पूछें`,
  buyPlan: ({ title }) => `${title} ख़रीदें`,
  plansTerms: "साल भर के लिए एक बार भुगतान। 14 दिन के भीतर और कुछ इस्तेमाल न किया हो, तो सारा पैसा वापस। कोई प्लान अपने आप आगे नहीं बढ़ता।",
  comparison: "प्लान आमने-सामने",
  promise: "प्लान का वादा",
  price: "साल भर के लिए",
  covered: "किनके लिए",
  consultations: "जिन परामर्शों का भुगतान प्लान करता है",
  labPercent: "लैब टेस्ट पर छूट",
  percent: ({ percent }) => `${percent} %`,
  others: "प्लान में क्या है",
  none: "नहीं",
  buy: "ख़रीदें",
  buying: "चुनें",
  myPlans: "मेरे हेल्थ प्लान",
};
