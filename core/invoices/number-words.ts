/** A language's words for numbers as India groups them; `upTo99[n]` is n in words. */
export type NumberWords = {
  readonly upTo99: readonly string[];
  readonly hundred: string;
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
  readonly rupee: string;
  readonly rupees: string;
  readonly paisa: string;
  readonly paise: string;
  readonly and: string;
  readonly only: string;
};
