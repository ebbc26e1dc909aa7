import type { destinationPhrases as english } from "../destination.ts";

export const destinationPhrases: typeof english = {
  title: "डिलीवरी कहाँ करें?",
  hint: "हम इससे डिलीवरी के दिन देखते हैं, और इसे सिर्फ़ इसी डिवाइस पर रखते हैं।",
  close: "बंद करें",
  take: "यहाँ पहुँचाएँ",
  byCity: "शहर से चुनें",
};
