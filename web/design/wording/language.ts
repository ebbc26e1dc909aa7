/** The language that these words are in, as files of figures and dates need it. */
export const languageWords = {
  language: "en" as "en" | "hi",
  /** A locale whose short month names and figures the shop writes. */
  dates: "en-US",
  gram: "g",
  kilogram: "kg",
  pieces: (count: number, written: string): string => (count === 1 ? `${written} piece` : `${written} pieces`),
};
