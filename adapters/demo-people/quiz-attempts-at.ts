import { customerId } from "#core/identity/customer-id.ts";
import type { QuizAttempt } from "#core/quizzes/attempts/quiz-attempt.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Answer, AnswerKey, AnswerValue } from "#core/quizzes/quiz.ts";

const MINUTE = 60_000;

/** So many of a hundred know each answer, question by question. */
const KNOWN = [62, 48, 71, 55, 44, 80, 39, 66];

/**
 * The answers of each of these people in a quiz of the demo by `now`. They are spread over the quiz's window, in the same way every day.
 */
export function attemptsAt({ quiz, keys }: KeyedQuiz, people: readonly string[], now: number): readonly QuizAttempt[] {
  const span = Math.min(quiz.closesAt, now) - quiz.opensAt - 30 * MINUTE;
  return people.map((person, nth): QuizAttempt => {
    const startedAt = quiz.opensAt + Math.floor((span * (nth + 0.5)) / people.length);
    const skill = scattered(nth, 99) % 41;
    const answers = quiz.questions.flatMap((question, place): readonly Answer[] => {
      const right = keys.find((key) => key.question === question.id)?.key;
      const luck = scattered(nth, place) % 100;
      if (right === undefined || luck > 96) return [];
      const isKnown = luck < (KNOWN[place % KNOWN.length] ?? 50) + skill - 20;
      const value = isKnown ? rightValue(right) : wrongValue(question, right, luck);
      return [{ question: question.id, value, at: startedAt + (place + 1) * (20_000 + (luck % 17) * 1_000) }];
    });
    const last = answers.at(-1)?.at ?? startedAt;
    return {
      customer: customerId(person),
      quiz: quiz.id,
      seed: `demo ${nth}`,
      seat: 1,
      startedAt,
      answers,
      marks: null,
      handedInAt: nth % 9 === 0 ? null : last + 15_000,
    };
  });
}

function rightValue(key: AnswerKey): AnswerValue {
  switch (key.kind) {
    case "single":
      return key.option;
    case "multiple":
    case "order":
      return key.options;
    case "number":
      return key.number;
  }
}

function wrongValue({ options }: KeylessQuestion, key: AnswerKey, luck: number): AnswerValue {
  const ids = options.map(({ id }) => id);
  switch (key.kind) {
    case "single": {
      const others = ids.filter((id) => id !== key.option);
      return others[luck % others.length] ?? key.option;
    }
    case "multiple":
      return key.options.slice(1).concat(ids.filter((id) => !key.options.includes(id)).slice(0, luck % 2));
    case "order":
      return key.options.toReversed();
    case "number":
      return key.number + (luck % 2 === 0 ? 1 : 2) * 30;
  }
}

/** The same figure for the same two, like chance otherwise. */
function scattered(one: number, other: number): number {
  const mixed = Math.imul((one + 1) * 2_654_435_761 + (other + 1) * 40_503, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
