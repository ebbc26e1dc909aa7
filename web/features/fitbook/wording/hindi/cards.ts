import type { cardPhrases as english } from "../cards.ts";

/** What is said of a result that is shared with a post. */
export const cardPhrases: typeof english = {
  share: "फ़िटबुक में साझा करें",
  label: ({ activity }) => `नतीजा: ${activity}`,
  unnamed: "कुछ लोगों की चुनौती",
  place: ({ rank, players }) => `स्थान ${rank}, ${players} खिलाड़ियों में`,
  goesAlong: "यह कार्ड आपकी पोस्ट के साथ जाएगा। इसके आँकड़े ऐसे ही रहेंगे।",
  without: "कार्ड के बिना साझा करें",
  missing: "यहाँ आपका कोई नतीजा नहीं है जिसे साझा किया जा सके।",
};
