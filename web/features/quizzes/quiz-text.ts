import { languageWords } from "#web/design/wording/language.ts";
import type { QuizText } from "#core/quizzes/content/keyless-quiz.ts";

const isHindi = languageWords.language === "hi";

/** A text of a quiz in the language of the page; in English where nobody has put it into Hindi. */
export const quizText = ({ english, hindi }: QuizText): string => (isHindi ? (hindi ?? english) : english);
