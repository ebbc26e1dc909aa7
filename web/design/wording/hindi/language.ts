import type * as english from "../language.ts";

export const languageWords: typeof english.languageWords = {
  language: "hi" as "en" | "hi",
  dates: "hi-IN",
  gram: "ग्रा",
  kilogram: "किग्रा",
  pieces: (_count: number, written: string): string => `${written} नग`,
};
