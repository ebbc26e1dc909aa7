import type { languageWords as english } from "../language.ts";

export const languageWords: typeof english = {
  language: "hi",
  dates: "hi-IN",
  gram: "ग्रा",
  kilogram: "किग्रा",
  pieces: { one: ({ count }) => `${count} पीस`, other: ({ count }) => `${count} पीस` },
};
