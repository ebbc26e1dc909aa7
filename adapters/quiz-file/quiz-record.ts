import { textRecord } from "#adapters/input-file/text-record.ts";
import type { KeyedQuiz, QuestionKey } from "#core/quizzes/content/question-key.ts";
import type { KeylessMode, KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { AnswerKey } from "#core/quizzes/quiz.ts";

/** A quiz as a file of `quiz import` holds it: what `readKeyedQuiz` reads back to the same. */
export const quizRecord = ({ quiz, keys }: KeyedQuiz) => ({
  _id: quiz.id,
  title: textRecord(quiz.title),
  note: quiz.note === null ? null : textRecord(quiz.note),
  ...modeRecord(quiz.mode),
  opens_at: new Date(quiz.opensAt).toISOString(),
  closes_at: new Date(quiz.closesAt).toISOString(),
  questions: quiz.questions.map((question) =>
    questionRecord(
      question,
      keys.find((key) => key.question === question.id),
    ),
  ),
});

const modeRecord = (mode: KeylessMode) =>
  mode.kind === "live" ? { mode: mode.kind } : { mode: mode.kind, minutes: mode.minutes, pass_percent: mode.passPercent };

const questionRecord = (question: KeylessQuestion, right: QuestionKey | undefined) => ({
  _id: question.id,
  type: question.kind,
  text: textRecord(question.text),
  picture: question.picture,
  ...(question.kind === "number" ? {} : { options: question.options.map(({ id, text }) => ({ _id: id, text: textRecord(text) })) }),
  points: question.points,
  penalty: question.penalty / 100,
  seconds: question.seconds,
  ...(right === undefined ? {} : { ...keyRecord(right.key), explanation: textRecord(right.explanation), source: right.source }),
});

function keyRecord(key: AnswerKey) {
  switch (key.kind) {
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
