import type { sittingPhrases as english } from "../sitting.ts";

export const sittingPhrases: typeof english = {
  title: "अब तक के आपके नतीजे",
  where: "ये इस पेज के फ़ॉर्म के साथ चलते हैं और कहीं रखे नहीं जाते। पेज छोड़ते ही ये मिट जाते हैं।",
  most: ({ count }) => `यहाँ आख़िरी ${count} नतीजे रहते हैं।`,
  when: "कब",
  changed: "पिछले नतीजे से अंतर",
  changedBy: ({ what, by }) => `${what} ${by}`,
  points: ({ number }) => `${number} अंक`,
  unchanged: "कोई अंतर नहीं",
  unread: {
    one: () => "पहले का एक नतीजा लोड नहीं हुआ, इसलिए वह टेबल में नहीं है।",
    other: ({ count }) => `पहले के ${count} नतीजे लोड नहीं हुए, इसलिए वे टेबल में नहीं हैं।`,
  },
  again: "इन नतीजों के साथ फिर से जवाब दें",
};
