import type { TextContent } from "#web/features/content/texts/text-content.ts";
import type * as english from "../events.ts";

export const written: typeof english.written = (): TextContent => ({
  title: "कार्यक्रम",
  description: "Niramaya के शिविर, वार्ताएँ और कक्षाएँ: क्या घोषित है, और अगले की ख़बर कैसे मिले।",
  lead: "शिविर, वार्ताएँ और कक्षाएँ। अभी कोई घोषित नहीं है।",
  dated: null,
  sections: [
    {
      id: "will",
      heading: "यहाँ क्या होगा",
      blocks: [["तारीख़, जगह और ख़ाली सीटों के साथ वार्ताएँ", "भर जाने पर प्रतीक्षा सूची में जगह", "जो कहा गया, बाद में पढ़ने के लिए"]],
    },
    {
      id: "hear",
      heading: "अगले की ख़बर कैसे मिले",
      blocks: [
        "इस पेज के नीचे अपना ई-मेल पता छोड़ें: ई-मेल महीने में ज़्यादा से ज़्यादा दो बार आते हैं, और एक क्लिक में बंद हो जाते हैं। कोई कंपनी या सोसाइटी अपना शिविर चाहे तो [हमें लिखे](/getintouch)।",
      ],
    },
  ],
});
