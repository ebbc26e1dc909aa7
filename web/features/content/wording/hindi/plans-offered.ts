import type { plansOfferedPhrases as english } from "../plans-offered.ts";

export const plansOfferedPhrases: typeof english = {
  plansDescription: "एक व्यक्ति, परिवार या टीम के लिए हेल्थ प्लान: हर एक में क्या है और साल भर की कीमत।",
  available: "किसके लिए",
  ecosystem: "प्लान में क्या-क्या साथ आता है",
  listedPlans: "प्लान",
  askPlan: ({ title }) => `${title} के बारे में पूछें`,
  buyPlan: ({ title }) => `${title} ख़रीदें`,
  plansTerms: "साल भर के लिए एक बार भुगतान। 14 दिन के भीतर और कुछ इस्तेमाल न किया हो, तो सारा पैसा वापस। कोई प्लान अपने आप आगे नहीं बढ़ता।",
  myPlans: "मेरे हेल्थ प्लान",
};
