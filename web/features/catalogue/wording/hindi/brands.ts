import type { brandWords as english } from "../brands.ts";

/** The page of all brands. */
export const brandWords: typeof english = {
  lead: "दुकान के सभी ब्रांड, अक्षर के क्रम से।",
  description: "दुकान के सभी ब्रांड अक्षर के क्रम से, हर ब्रांड के प्रोडक्ट की संख्या के साथ।",
  find: "ब्रांड खोजें",
  findButton: "खोजें",
  letters: "अक्षर",
  underDigits: "अंक से शुरू होने वाले ब्रांड",
  under: ({ letter }) => `${letter} से शुरू होने वाले ब्रांड`,
  noMatch: ({ name }) => `“${name}” नाम का कोई ब्रांड नहीं है`,
  noMatchText: "वर्तनी देख लें, या सभी ब्रांड देखें।",
  all: "सभी ब्रांड",
};
