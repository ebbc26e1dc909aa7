import type { destinationPhrases as english } from "../destination.ts";

export const destinationPhrases: typeof english = {
  title: "डिलीवरी कहाँ करें?",
  hint: "पिनकोड इसी डिवाइस पर रहता है।",
  close: "बंद करें",
  take: "यहाँ पहुँचाएँ",
  byCity: "शहर से चुनें",
};
