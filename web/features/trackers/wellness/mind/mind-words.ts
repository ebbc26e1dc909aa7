import { languageWords } from "#web/design/wording/language.ts";
import { mindPhrases as says } from "#web/features/trackers/wellness/wording/mind.ts";
import type { MindQuestion } from "#core/trackers/mind/show-mind-questions.use-case.ts";

const isHindi = languageWords.language === "hi";

/** The questions of the mind in words, in any language. */
export const mindWords = {
  ...says,
  asked: ({ question, hindi }: MindQuestion): string => (isHindi ? hindi : question),
  option: ({ name, hindi }: MindQuestion["options"][number]): string => (isHindi ? hindi : name),
};
