import { rupees } from "#web/design/wording/amounts.ts";
import { cityTitle } from "#web/features/shipping/wording/hindi/city-title.ts";
import type { Paise } from "#core/shared/money.ts";
import type * as english from "../care.ts";

export const careWords: typeof english.careWords = {
  hospitals: "आयुष अस्पताल",
  hospitalsDescription: "आयुर्वेद, यूनानी, सिद्ध और प्राकृतिक चिकित्सा के अस्पताल, उनके विभाग और बिस्तर के लिए पूछताछ।",
  departments: "विभाग",
  listed: "अस्पताल",
  clinics: "क्लिनिक और अस्पताल",
  clinicsDescription: "Niramaya के साथ काम करने वाले क्लिनिक और अस्पताल, शहर और पद्धति के अनुसार।",
  clinicsLead: "हमारे साथ काम करने वाली जगहें, उनकी पद्धतियाँ और पता।",
  clinicDescription: (name: string, city: string): string => `${cityTitle(city)} में ${name}: पद्धतियाँ, पता और पूछताछ।`,
  details: "विवरण देखें",
  detailsOf: (name: string): string => `विवरण देखें: ${name}`,
  address: "पता",
  therapies: "पद्धतियाँ",
  noClinic: "इस पते पर हम किसी क्लिनिक को नहीं जानते।",
  noClinicText: "हो सकता है वह हट गया हो या अब हमारे साथ न हो। हम इन्हें जानते हैं।",
  allClinics: "सभी क्लिनिक और अस्पताल",
  questions: "सवाल",
  booking: "अपॉइंटमेंट यहाँ अभी बुक नहीं हो सकता। पूछताछ भेजें, वहाँ से आपको कॉल आएगा।",
  nothing: "यहाँ अभी कुछ नहीं है",
  nothingText: "हमें लिखें कि आप क्या ढूँढ रहे हैं, जवाब एक इंसान देता है।",
  getInTouch: "संपर्क करें",

  plans: "हेल्थ प्लान",
  plansDescription: "एक व्यक्ति, परिवार या टीम के लिए हेल्थ प्लान: हर एक में क्या है और साल भर की कीमत।",
  available: "किसके लिए",
  ecosystem: "प्लान में क्या-क्या साथ आता है",
  listedPlans: "प्लान",
  aYear: (price: Paise): string => `${rupees(price)} प्रति वर्ष`,
  people: (people: number): string => `${people} व्यक्ति के लिए`,
  askPlan: (title: string): string => `${title} के बारे में पूछें`,
  plansNotSold: "प्लान यहाँ अभी नहीं ख़रीदे जा सकते। पूछताछ भेजें: जुड़ने के लिए भुगतान नहीं, एक कॉल चाहिए।",
};
