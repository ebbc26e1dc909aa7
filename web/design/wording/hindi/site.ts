import type { sitePhrases as english } from "../site.ts";

export const sitePhrases: typeof english = {
  skip: "सीधे मुख्य भाग पर जाएँ",
  home: ({ shop }) => `${shop}, मुख्य पेज`,
  corporateHome: "Niramaya कॉर्पोरेट बेनिफ़िट्स, मुख्य पेज",
  search: "प्रोडक्ट खोजें",
  searchPlaceholder: ({ shop }) => `${shop} पर प्रोडक्ट खोजें`,
  allProducts: "सभी प्रोडक्ट",
  seeAll: "सब देखें",
  shop: "दुकान",
  homeLink: "मुख्य पेज",
  youAreHere: "आप यहाँ हैं",
  noScript: "JavaScript के बिना भी आप सब कुछ देख सकते हैं और कार्ट भर सकते हैं। साइन इन और ऑर्डर के लिए उसे चालू करें।",

  services: ({ shop }) => `${shop} और उसकी सेवाएँ`,
  downloadApp: "ऐप डाउनलोड करें",
  onboard: "अपना क्लिनिक जोड़ें",
  signIn: "साइन इन/साइन अप",
  account: "आपका खाता",

  location: "शहर",
  deliverTo: ({ pincode }) => `डिलीवरी ${pincode} पर`,
  deliverToOwn: ({ name, pincode }) => `${name} को डिलीवरी, ${pincode}`,
  deliverWhere: "अपना पिनकोड डालें",
  chooseCity: "अपना शहर चुनें",
  cityChosen: ({ city }) => `आपका शहर ${city} है। बदलें`,
  offline: "आप ऑफ़लाइन हैं। देखे हुए पेज और आपका कार्ट अब भी काम करते हैं।",
  offlineSignedIn: "आप ऑफ़लाइन हैं। देखे हुए पेज अब भी काम करते हैं; आपका कार्ट सुरक्षित है।",

  cartEmpty: "कार्ट, ख़ाली",
  cartWith: { one: ({ count }) => `कार्ट, ${count} प्रोडक्ट`, other: ({ count }) => `कार्ट, ${count} प्रोडक्ट` },
  wishlistEmpty: "विशलिस्ट, ख़ाली",
  wishlistWith: { one: ({ count }) => `विशलिस्ट, ${count} प्रोडक्ट`, other: ({ count }) => `विशलिस्ट, ${count} प्रोडक्ट` },
};
