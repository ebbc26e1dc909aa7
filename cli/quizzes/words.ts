import { printedUtc } from "#core/shared/printed-utc.ts";
import { pointsText } from "./printing/points-text.ts";
import type { AnswerReason } from "#core/quizzes/judged-answers.ts";
import type { Attempt } from "#core/quizzes/quiz.ts";
import type { AttemptResult, AttemptState, Marks, QuizFacts, QuizResult } from "#core/quizzes/quiz-result.ts";
import type { QuizState } from "#core/quizzes/quiz-times.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** What a quiz has come to: each attempt with its marks and the reason of each answer. */
export const quizParagraphs = ({ attempts }: QuizFacts, { state, keys, attempts: results }: QuizResult): readonly Paragraph[] => [
  {
    about: "Quiz",
    sentences: [STATES[state], keys.length === 0 ? "No key may be told yet." : `The keys of ${keys.join(", ")} may be told.`],
  },
  ...results.map((result, index) => ({
    about: `Attempt of ${result.person}`,
    sentences: [spanSentence(result), ...marksSentences(result), ...answerSentences(result, attempts[index])],
  })),
];

const STATES: Readonly<Record<QuizState, string>> = {
  upcoming: "It has not opened.",
  open: "It is open.",
  settling: "It has closed; last answers may still be on their way.",
  closed: "It has closed.",
};

const ATTEMPTS: Readonly<Record<AttemptState, string>> = {
  too_early: "It was begun before the quiz opened (too_early)",
  too_late: "It was begun when the quiz had closed (too_late)",
  attempting: "It goes on (attempting)",
  finished: "It is finished (finished)",
};

function spanSentence({ state, deadline, finishedAt, answered }: AttemptResult): string {
  const times = [
    deadline === null ? "" : `, deadline ${printedUtc(deadline)}`,
    finishedAt === null ? "" : `, ended ${printedUtc(finishedAt)}`,
  ];
  return `${ATTEMPTS[state]}${times.join("")}. ${answered === 1 ? "One question is" : `${answered} questions are`} answered.`;
}

const marksSentences = ({ marks }: AttemptResult): readonly string[] => (marks === null ? [] : [marksSentence(marks)]);

function marksSentence({ score, max, percent, isPassed, rank }: Marks): string {
  const parts = [
    `${pointsText(score)} of ${pointsText(max)} points`,
    ...(percent === null ? [] : [`${percent} %`]),
    ...(isPassed === null ? [] : [isPassed ? "passed" : "not passed"]),
    rank === null ? "without a rank" : `rank ${rank}`,
  ];
  return `${parts.join(", ")}.`;
}

const REASONS: Readonly<Record<AnswerReason, string>> = {
  later: "it came after the instant that was asked for",
  refused: "the attempt was begun outside of the window",
  before: "it came before the attempt was begun",
  late: "it came when time was up",
  after_finish: "it came when the attempt was handed in",
  not_open: "its question was not open",
  counted: "nothing stands against it",
  superseded: "a later one took its place",
  repeated: "an earlier one counts",
};

const answerSentences = ({ answers }: AttemptResult, attempt: Attempt | undefined): readonly string[] =>
  answers.map(
    (reason, index) =>
      `The answer to ${attempt?.answers[index]?.question ?? ""} ${reason === "counted" ? "counts" : "does not count"}: ${REASONS[reason]} (${reason}).`,
  );
