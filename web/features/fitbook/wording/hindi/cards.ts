import type { cardPhrases as english } from "../cards.ts";

/** What is said of a result that is shared with a post. */
export const cardPhrases: typeof english = {
  share: "फ़िटबुक में साझा करें",
  label: ({ activity }) => `नतीजा: ${activity}`,
  unnamed: "एक निजी चुनौती",
  place: ({ rank, players }) => `स्थान ${rank}, ${players} खिलाड़ियों में`,
  goesAlong: "यह कार्ड आपकी पोस्ट के साथ जाएगा। इसके आँकड़े ऐसे ही रहेंगे।",
  without: "कार्ड के बिना साझा करें",
  days: {
    add: "ट्रैकर का एक दिन जोड़ें",
    title: "ट्रैकर का एक दिन",
    hint: "सिर्फ़ वही आँकड़ा साझा होता है जो आप चुनते हैं: न कोई एंट्री, न समय, न कोई और दिन।",
    none: "आज या कल के लिए अभी कुछ दर्ज नहीं है।",
    measures: { exercise_minutes: "व्यायाम", water_ml: "पानी", sleep_minutes: "नींद" },
    labelled: ({ what, day }) => `${what}, ${day}`,
    choice: ({ what, amount, day }) => `${what}: ${amount}, ${day}`,
  },
  missing: "यहाँ आपका कोई नतीजा नहीं है जिसे साझा किया जा सके।",
};
