import { inBoth } from "#core/shared/language.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { KeylessMode, KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Words } from "#core/shared/language.ts";
import type { AnswerKey } from "#core/quizzes/quiz.ts";

/** A question with its options by their ids, its right answer, why, and where that is from. */
export type DemoQuestion = {
  readonly id: string;
  readonly text: Words;
  readonly options?: Readonly<Record<string, Words>>;
  readonly key: AnswerKey;
  readonly why: Words;
  readonly source: string;
  readonly points?: number;
  readonly penalty?: number;
};

export const oneOf = (option: string): AnswerKey => ({ kind: "single", option });
export const someOf = (...options: readonly string[]): AnswerKey => ({ kind: "multiple", options, isPartial: true });
export const inOrder = (...options: readonly string[]): AnswerKey => ({ kind: "order", options });
export const about = (number: number, tolerance: number): AnswerKey => ({ kind: "number", number, tolerance });

/** What a quiz of the demo is, without when it is. */
export type DemoQuiz = {
  readonly id: string;
  readonly title: Words;
  readonly note: Words;
  readonly mode: KeylessMode;
  readonly questions: readonly DemoQuestion[];
};

/** From `opensAt` until just before `closesAt`. */
export function demoQuiz({ id, title, note, mode, questions }: DemoQuiz, opensAt: number, closesAt: number): KeyedQuiz {
  const usual = mode.kind === "live" ? 1_000 : 1;
  return {
    quiz: {
      id: quizId(id),
      title: inBoth(title),
      note: inBoth(note),
      mode,
      opensAt,
      closesAt,
      questions: questions.map(
        (question): KeylessQuestion => ({
          id: question.id,
          kind: question.key.kind,
          text: inBoth(question.text),
          picture: null,
          seconds: 20,
          points: question.points ?? usual,
          penalty: question.penalty ?? 0,
          options: Object.entries(question.options ?? {}).map(([option, text]) => ({ id: option, text: inBoth(text) })),
        }),
      ),
    },
    keys: questions.map((question) => ({
      question: question.id,
      key: question.key,
      source: question.source,
      explanation: inBoth(question.why),
    })),
  };
}
