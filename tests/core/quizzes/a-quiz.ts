import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { now } from "#tests/fixtures.ts";
import type { KeylessQuestion, KeylessQuiz } from "#core/quizzes/content/keyless-quiz.ts";
import type { KeyedQuiz, QuestionKey } from "#core/quizzes/content/question-key.ts";
import type { BilingualText } from "#core/shared/language.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const text = (english: string): BilingualText => ({ english, hindi: `${english} (हिंदी)` });
const option = (id: string) => ({ id, text: text(`option ${id}`) });

const question = (id: string, given: Partial<KeylessQuestion>): KeylessQuestion => ({
  id,
  kind: "single",
  text: text(`What of ${id}?`),
  picture: null,
  options: [],
  points: 2,
  penalty: 50,
  seconds: 20,
  ...given,
});

const key = (question: string, given: Pick<QuestionKey, "key">): QuestionKey => ({
  question,
  explanation: text(`EXPLANATION-OF-${question}`),
  source: `SOURCE-OF-${question}`,
  ...given,
});

/** One question of each kind, open for an hour around `now`. Words that only a key has are in capitals. */
export function aQuiz(given: Partial<KeylessQuiz> = {}): KeyedQuiz {
  return {
    quiz: {
      id: quizId("health-basics"),
      title: text("Health basics"),
      note: text("Four questions"),
      opensAt: now - HOUR / 2,
      closesAt: now + HOUR / 2,
      mode: { kind: "questionnaire", minutes: 10, passPercent: 40 },
      questions: [
        question("salt", { options: ["two", "five", "ten"].map(option) }),
        question("b12", { kind: "multiple", options: ["milk", "eggs", "dal"].map(option) }),
        question("hands", { kind: "order", options: ["dry", "wet", "soap"].map(option) }),
        question("minutes", { kind: "number" }),
      ],
      ...given,
    },
    keys: [
      key("salt", { key: { kind: "single", option: "five" } }),
      key("b12", { key: { kind: "multiple", options: ["milk", "eggs"], isPartial: true } }),
      key("hands", { key: { kind: "order", options: ["wet", "soap", "dry"] } }),
      key("minutes", { key: { kind: "number", number: 150.25, tolerance: 0.5 } }),
    ],
  };
}

/** The same, played together. */
export const aLiveQuiz = (given: Partial<KeylessQuiz> = {}): KeyedQuiz => aQuiz({ mode: { kind: "live" }, ...given });
