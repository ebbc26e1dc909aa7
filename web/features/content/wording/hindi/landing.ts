import { cityTitle } from "#web/features/shipping/wording/hindi/city-title.ts";
import { menuTitle } from "#web/design/wording/hindi/menu-title.ts";
import type * as english from "../landing.ts";

export const landingWords: typeof english.landingWords = {
  title: "Niramaya: दुकान, चिकित्सक, हेल्थ प्लान",
  description: "Niramaya क्या देता है: साफ़ समझाई गई चीज़ें, पद्धति के अनुसार चिकित्सक, और पूरे परिवार के लिए प्लान।",
  lead: "साफ़ समझाई गई चीज़ें, अनुभवी चिकित्सक, और पूरे परिवार के लिए प्लान।",
  banners: "यहाँ क्या है",
  look: "देखें",
  practitioners: "चिकित्सक",
  booking: "परामर्श यहाँ अभी बुक नहीं हो सकता। हमारे साथ कौन-से डॉक्टर हैं, यह आप देख सकते हैं।",
  practises: (therapy: string, city: string): string => `${menuTitle(therapy)}, ${cityTitle(city)}`,
  experience: (years: number): string => `${years} साल का अनुभव`,
  about: (name: string): string => `${name} के बारे में`,
  practitionerDescription: (name: string, therapy: string, city: string): string => `${name}, ${cityTitle(city)}: ${menuTitle(therapy)}।`,
  kind: "पद्धति",
  city: "शहर",
  years: "अनुभव",
  consult: "परामर्श के बारे में",
  shop: "दुकान पर जाएँ",
  unknown: "इस पते पर हम किसी को नहीं जानते।",
  unknownText: "हो सकता है चिकित्सक अब हमारे साथ न हों। ये हमारे साथ हैं।",
  all: "सभी चिकित्सक",
  nothing: "यहाँ अभी कुछ घोषित नहीं है",
  nothingText: "दुकान फिर भी खुली है।",
};
