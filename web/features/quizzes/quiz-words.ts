import { wholeNumber } from "#web/design/figures/amounts.ts";
import { datedEndAt, endAt, momentAt } from "#web/design/figures/moments.ts";
import { counted } from "#web/design/phrase.ts";
import { quizPhrases as says } from "./wording/quizzes.ts";
import type { Fact } from "#web/design/fact-list/fact-list.tsx";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Quizzes in words, in any language. */
export const quizWords = {
  ...says,
  questionsOf: (count: number): string => counted(count, says.questions, { count: wholeNumber(count) }),
  minutesOf: (count: number): string => counted(count, says.minutes, { count: wholeNumber(count) }),
  /** Of hundredths of a point: 7.5 */
  points: (hundredths: number): string => String(hundredths / 100).replace("-", "−"),
  worthOf: (points: number): string => counted(points, says.worth, { points: wholeNumber(points) }),
  takersOf: (count: number): string => counted(count, says.takers, { count: wholeNumber(count) }),
  unsavedOf: (count: number): string => counted(count, says.unsaved, { count: wholeNumber(count) }),
  missingOf: (count: number): string => counted(count, says.missing, { count: wholeNumber(count) }),
  tooLateOf: (count: number): string => counted(count, says.tooLate, { count: wholeNumber(count) }),
  resultsFor: ({ closesAt }: Pick<ShownQuiz, "closesAt">): string => endAt(closesAt),
  opening: ({ opensAt }: Pick<ShownQuiz, "opensAt">): string => momentAt(opensAt),
  /** When it opens, closes or closed; within its last days how many are left. */
  when({ state, opensAt, closesAt }: ShownQuiz, now: number): string {
    if (state === "upcoming") return says.opensAt({ moment: momentAt(opensAt) });
    if (state !== "open") return says.closedAt({ moment: datedEndAt(closesAt) });
    const days = Math.floor((closesAt - now) / DAY);
    return days < 1 ? says.closesAt({ moment: endAt(closesAt) }) : counted(days, says.days, { count: wholeNumber(days) });
  },
  factsOf: (quiz: ShownQuiz): readonly Fact[] => [
    { name: says.openFrom, value: momentAt(quiz.opensAt) },
    { name: says.openUntil, value: endAt(quiz.closesAt) },
    { name: says.questionCount, value: wholeNumber(quiz.questions) },
    { name: says.pointCount, value: wholeNumber(quiz.points) },
    ...(quiz.mode.kind === "live"
      ? [{ name: says.way, value: says.together }]
      : [
          { name: says.time, value: quizWords.minutesOf(quiz.mode.minutes) },
          { name: says.passing, value: says.percent({ percent: String(quiz.mode.passPercent) }) },
        ]),
    { name: says.takerCount, value: wholeNumber(quiz.takers) },
  ],
  /** How long it takes, or that it is live. */
  lengthOf: ({ mode }: ShownQuiz): string => (mode.kind === "live" ? says.together : quizWords.minutesOf(mode.minutes)),
  rulesOf: (quiz: ShownQuiz): readonly string[] =>
    quiz.mode.kind === "live" ? says.liveRules : quizWords.rulesAlone(quiz, quiz.mode.minutes),
  rulesAlone: (quiz: ShownQuiz, minutes: number): readonly string[] => [
    says.ruleTime({ minutes: quizWords.minutesOf(minutes) }),
    says.ruleOnce,
    says.ruleSaved,
    quiz.penalty === 0
      ? says.rulePoints({ points: wholeNumber(quiz.points) })
      : says.rulePenalty({ points: wholeNumber(quiz.points), penalty: quizWords.points(quiz.penalty) }),
    says.ruleResults({ moment: quizWords.resultsFor(quiz) }),
  ],
};
