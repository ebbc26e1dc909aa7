import type { comingPageWords as englishPage, comingWords as english } from "../coming.ts";

export const comingPageWords: typeof englishPage = {
  kicker: "अभी शुरू नहीं हुआ",
  willBe: "यहाँ क्या होगा",
  shop: "दुकान पर जाएँ",
  ask: "हमसे इसके बारे में पूछें",
};

export const comingWords: typeof english = {
  fitbook: {
    title: "फ़िटबुक",
    text: "ग्रुप अभी बन रहे हैं। पोस्ट, आपकी फ़िटबुक प्रोफ़ाइल, लोगों को खोजना, फ़ॉलो करना और चुनौतियाँ काम करती हैं।",
    will: ["ग्रुप, जिनमें लोग एक-दूसरे का हौसला बढ़ाएँ", "जीतने पर दिखाए जाने वाले बैज, और ग्रुप के भीतर चुनौतियाँ"],
    until: "जो अनुरोध आ चुके हैं, उनका जवाब सूचना पेज पर दिया जा सकता है।",
  },
};
