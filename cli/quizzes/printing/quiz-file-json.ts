import { printedUtc } from "#core/shared/printed-utc.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { AnswerKey, Attempt, Turn } from "#core/quizzes/quiz.ts";
import type { QuizFacts } from "#core/quizzes/quiz-result.ts";

/** The file from which `quiz score` works out the same. Source: specification/quizzes.md, The command. */
export const quizFileJson = ({ quiz, keys }: KeyedQuiz, { attempts, turns = [], at }: ExportedQuiz) => ({
  quiz: {
    _id: quiz.id,
    mode: quiz.mode.kind,
    opens_at: printedUtc(quiz.opensAt),
    closes_at: printedUtc(quiz.closesAt),
    ...(quiz.mode.kind === "live" ? {} : { minutes: quiz.mode.minutes, pass_percent: quiz.mode.passPercent }),
    questions: quiz.questions.map(({ id, kind, options, points, penalty, seconds }) => ({
      _id: id,
      type: kind,
      points,
      penalty: penalty / 100,
      seconds,
      ...(kind === "number" ? {} : { options: options.map((option) => option.id) }),
      ...keyJson(keys.find(({ question }) => question === id)?.key ?? null),
    })),
  },
  at: printedUtc(at),
  ...(quiz.mode.kind === "live" ? { opened: turns.map(turnJson) } : {}),
  attempts: attempts.map(attemptJson),
});

type ExportedQuiz = Pick<QuizFacts, "attempts" | "at"> & { readonly turns?: readonly Turn[] };

const turnJson = ({ question, at, closedAt }: Turn) => ({
  question,
  at: printedUtc(at),
  ...(closedAt === null ? {} : { closed_at: printedUtc(closedAt) }),
});

const attemptJson = ({ person, startedAt, handedInAt, answers }: Attempt) => ({
  person,
  started_at: printedUtc(startedAt),
  ...(handedInAt === null ? {} : { finished_at: printedUtc(handedInAt) }),
  answers: answers.map(({ question, value, at }) => ({ question, value, at: printedUtc(at) })),
});

function keyJson(key: AnswerKey | null) {
  switch (key?.kind) {
    case undefined:
      return {};
    case "single":
      return { key: key.option };
    case "multiple":
      return { key: key.options, partial: key.isPartial };
    case "order":
      return { key: key.options };
    case "number":
      return { key: key.number, tolerance: key.tolerance };
  }
}
