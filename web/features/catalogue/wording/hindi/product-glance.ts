import type { productGlancePhrases as english } from "../product-glance.ts";

export const productGlancePhrases: typeof english = {
  title: "एक नज़र में",
  use: "उपयोग",
  askFirst: "डॉक्टर से पूछें",
  delivery: "डिलीवरी",
  returns: "वापसी",
  returnsOfUsed: ({ days }) => `टूटी, ग़लत या जल्द एक्सपायर होने वाली हो तो ${days} दिन में, ऑर्डर के पेज से`,
  returnsOfKept: ({ days }) => `${days} दिन में, ऑर्डर के पेज से: बिना खोली, या टूटी या ग़लत हो तो`,
  payment: "भुगतान",
  cashOrOnline: "कैश ऑन डिलीवरी या ऑनलाइन",
  someHealth: "कुछ दवाओं या बीमारियों के साथ",
  caution: {
    pregnancy: "गर्भावस्था में",
    breastfeeding: "स्तनपान के समय",
    "under-2": "2 साल से छोटे बच्चों के लिए",
    "under-5": "5 साल से छोटे बच्चों के लिए",
    "under-12": "12 साल से छोटे बच्चों के लिए",
    "under-18": "18 साल से कम उम्र में",
    surgery: "ऑपरेशन से दो हफ़्ते पहले या बाद",
  },
};
