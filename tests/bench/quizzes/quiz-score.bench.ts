import { quizResult } from "#core/quizzes/quiz-result.ts";
import { resultsFrom } from "#core/quizzes/quiz-times.ts";
import { scoredQuiz } from "#core/quizzes/content/scored-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { aLongQuiz, QUESTIONS } from "./many-attempts.ts";
import { costOf } from "#tests/bench/processes/own-cost.ts";
import type { Attempt } from "#core/quizzes/quiz.ts";
import type { Figure } from "#tests/bench/figure.ts";

const MANY = 100_000;
const ROUNDS = 9;
const WARMING = 2;
const HOUR = 3_600_000;
const VALUES = ["one", "two", "three", "four"];

const { quiz: keylessQuiz, keys } = aLongQuiz({
  id: "long",
  mode: { kind: "questionnaire", minutes: 60, passPercent: 40 } as const,
  opensAt: now - HOUR,
  closesAt: now,
});
const quiz = scoredQuiz(keylessQuiz, keys);

/** The whole result of a quiz beside a loop that compares each answer with its key and adds, in processor time, alternating. */
export async function bench(): Promise<readonly Figure[]> {
  const attempts = Array.from({ length: MANY }, (_, nth) => attemptAt(nth));
  const at = resultsFrom(quiz);
  const ours = quizResult({ quiz, attempts, at }).attempts.map(({ marks }) => marks?.score);
  const plain = plainly(attempts);
  if (ours.some((score, nth) => score !== plain[nth])) throw new Error("the loop comes to other scores");
  const ratios: number[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const ratio = costOf(() => quizResult({ quiz, attempts, at })) / costOf(() => plainly(attempts));
    if (round >= 0) ratios.push(ratio);
  }
  return [
    atMost(
      `the result of ${MANY} attempts at ${QUESTIONS} questions, with a reason for each answer, deadlines and places, against a loop that compares and adds`,
      median(ratios),
      2,
    ),
  ];
}

/** No two alike in a row; nobody is late. */
const attemptAt = (nth: number): Attempt => ({
  person: `player-${nth}`,
  startedAt: now - HOUR / 2,
  handedInAt: null,
  answers: Array.from({ length: QUESTIONS }, (_, place) => ({
    question: `q-${place}`,
    value: VALUES[(Math.floor(nth / (place + 1)) + place) % 4] ?? "",
    at: now - HOUR / 4 + place,
  })),
});

/** Scores alone. */
function plainly(attempts: readonly Attempt[]): readonly number[] {
  const rights = new Map(quiz.questions.map((question) => [question.id, question]));
  return attempts.map(({ answers }) => {
    let sum = 0;
    for (const { question, value } of answers) {
      const right = rights.get(question);
      if (right?.key.kind === "single") sum += value === right.key.option ? right.points * 100 : -right.penalty;
    }
    return Math.max(sum, 0);
  });
}
