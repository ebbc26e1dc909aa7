import type { needsPhrases as english } from "../needs.ts";

export const needsPhrases: typeof english = {
  form: "आपके बारे में",
  activity: "आपका रहन-सहन",
  unchosen: "चुनें",
  activities: {
    sedentary: "दिन में ज़्यादातर बैठे रहना",
    light: "हल्का: थोड़ा चलना, या हफ़्ते में एक-दो बार खेल",
    moderate: "मध्यम: पैरों पर काम, या हफ़्ते में तीन से पाँच बार खेल",
    active: "सक्रिय: मेहनत का काम, या लगभग रोज़ खेल",
    very_active: "बहुत सक्रिय: मेहनत का काम और खेल",
  },
  aim: "आप चाहते हैं कि वज़न",
  aims: { lose: "घटे", keep: "वैसा रहे", gain: "बढ़े" },
  result: "आपका दिन",
  nothingYet: "फ़ॉर्म भरें, आपका दिन यहाँ दिखेगा।",
  figures: { rest: "आराम में ऊर्जा", day: "पूरे दिन की ऊर्जा", goal: "दिन में खाना", protein: "प्रोटीन", water: "दिन में पीना" },
  kilocalories: ({ number }) => `${number} किलोकैलोरी`,
  grams: ({ number }) => `${number} ग्राम`,
  millilitres: ({ number }) => `${number} मिली`,
  doctor: "अगर डॉक्टर ने पीने की मात्रा सीमित की है, तो वही मानें।",
  notes: {
    floor: "इससे कम में शरीर को ज़रूरत भर नहीं मिलता।",
    pregnant: "गर्भावस्था में अपने डॉक्टर से पूछें।",
    underweight: "आपका वज़न कम है, इसलिए घटाने का लक्ष्य नहीं है।",
    limited: "1,500 से 4,000 मिली तक ही।",
  },
};
