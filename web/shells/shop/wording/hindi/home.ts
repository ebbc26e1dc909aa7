import type { shopHomePhrases as english } from "../home.ts";

export const shopHomePhrases: typeof english = {
  lead: "आयुर्वेदिक और यूनानी दवाएँ, शुद्ध खाना और पर्सनल केयर। क्या है, कितने का है, और पूछने के लिए एक चिकित्सक।",
  consult: { words: "चिकित्सक से सलाह लें", address: "/practitioners" },
};
