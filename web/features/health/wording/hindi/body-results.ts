import type { bodyResultPhrases as english } from "../body-results.ts";

export const bodyResultPhrases: typeof english = {
  nothingYet: "वज़न और लंबाई भरें, आपका BMI यहाँ दिखेगा।",
  says: ({ bmi, band }) => `BMI ${bmi}: ${band}`,
  saysAlone: ({ bmi }) => `BMI ${bmi}`,
  bands: { underweight: "कम वज़न", normal: "स्वस्थ वज़न", overweight: "ज़्यादा वज़न", obese: "मोटापा" },
  bandRanges: { underweight: "18.5 से कम", normal: "18.5 से 22.9", overweight: "23 से 24.9", obese: "25 और ज़्यादा" },
  band: ({ band, range }) => `${band}: ${range}`,
  yours: ({ band }) => `${band} (आप)`,
  bandsTitle: "भारतीय मानक",
  scale: ({ bmi }) => `भारतीय मानकों के पैमाने पर BMI ${bmi}`,
  figures: {
    bmi: "BMI",
    healthy: "आपकी लंबाई के लिए स्वस्थ वज़न",
    waist: "कमर की सीमा",
    fat: "शरीर की चर्बी",
    fatKg: "उसमें से किग्रा में",
    leanKg: "बाक़ी सब किग्रा में",
  },
  healthy: ({ from, to }) => `${from} से ${to} किग्रा`,
  centimetres: ({ number }) => `${number} सेमी`,
  kilograms: ({ number }) => `${number} किग्रा`,
  percent: ({ percent, spread }) => `${percent} % ± ${spread} अंक`,
  waists: {
    below: "आपकी कमर सीमा से कम है।",
    central: "आपकी कमर सीमा पर या उससे ज़्यादा है: BMI जो भी हो, अंगों के आसपास ज़्यादा चर्बी है।",
  },
  notes: {
    child: "18 से कम उम्र में वयस्कों के मानक लागू नहीं होते। डॉक्टर BMI को उम्र के साथ देखते हैं।",
    pregnant: "गर्भावस्था में वज़न बढ़ना ही चाहिए: इसलिए न कोई मानक बताया जाता है, न चर्बी का हिस्सा।",
    high_risk: "27.5 से ऊपर मधुमेह और दिल की बीमारी ज़्यादा होती है। अपनी शुगर और ब्लड प्रेशर की जाँच कराएँ।",
    girths_missing: "कुछ नाप नहीं भरे, इसलिए चर्बी का हिस्सा BMI और उम्र से निकला है।",
    out_of_range: "इन आँकड़ों से सूत्र ऐसा हिस्सा देता है जो किसी शरीर में नहीं होता। कृपया फीता जाँच लें।",
  },
  fatNeeds: "शरीर की चर्बी के लिए सूत्र चुनें और 18 या उससे ज़्यादा उम्र भरें।",
};
