import type { carePhrases as english } from "../care.ts";

export const carePhrases: typeof english = {
  hospitals: "आयुष अस्पताल",
  hospitalsDescription: "आयुर्वेद, यूनानी, सिद्ध और प्राकृतिक चिकित्सा के अस्पताल, उनके विभाग और बिस्तर के लिए पूछताछ।",
  departments: "विभाग",
  listed: "अस्पताल",
  clinics: "क्लिनिक और अस्पताल",
  clinicsDescription: "Niramaya के साथ काम करने वाले क्लिनिक और अस्पताल, शहर और पद्धति के अनुसार।",
  clinicsLead: "हमारे साथ काम करने वाली जगहें, उनकी पद्धतियाँ और पता।",
  clinicDescription: ({ name, city }) => `${city} में ${name}: पद्धतियाँ, पता और पूछताछ।`,
  details: "विवरण देखें",
  detailsOf: ({ name }) => `विवरण देखें: ${name}`,
  address: "पता",
  therapies: "पद्धतियाँ",
  noClinic: "यह क्लिनिक नहीं मिला।",
  noClinicText: "हो सकता है वह हट गया हो या अब हमारे साथ न हो। हम इन्हें जानते हैं।",
  allClinics: "सभी क्लिनिक और अस्पताल",
  questions: "सवाल",
  booking: "अपॉइंटमेंट यहाँ अभी बुक नहीं हो सकता। पूछताछ भेजें, वहाँ से आपको कॉल आएगा।",
  nothing: "यहाँ अभी कुछ नहीं है",
  nothingText: "हमें लिखें कि आप क्या ढूँढ रहे हैं, जवाब एक इंसान देता है।",
  getInTouch: "संपर्क करें",

  plans: "हेल्थ प्लान",
  aYear: ({ price }) => `${price} साल भर के`,
  people: { one: ({ people }) => `${people} व्यक्ति के लिए`, other: ({ people }) => `${people} लोगों के लिए` },
};
