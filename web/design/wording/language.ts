import type { Facts } from "#web/design/phrase.ts";

type Pieces = (facts: Facts<"count">) => string;

type LanguageWords = {
  readonly language: "en" | "hi";
  /** A locale whose short month names and figures the shop writes. */
  readonly dates: string;
  readonly gram: string;
  readonly kilogram: string;
  readonly pieces: { readonly one: Pieces; readonly other: Pieces };
};

/** The language that these words are in, as files of figures and dates need it. */
export const languageWords: LanguageWords = {
  language: "en",
  dates: "en-US",
  gram: "g",
  kilogram: "kg",
  pieces: {
    one: ({ count }) => `${count} piece`,
    other: ({ count }) => `${count} pieces`,
  },
};
