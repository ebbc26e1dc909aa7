import { serverRace, timesTheCost } from "#tests/bench/server-cpu.ts";
import { aLongQuiz, bearerOf, putAttempts, putPlayers, QUESTIONS } from "./many-attempts.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Call } from "#tests/bench/server-cpu.ts";

const [MANY, FEW] = [100_000, 100];
const ROUNDS = 9;
const REQUESTS = 30;
const HOUR = 3_600_000;

/** An answer in a quiz that many take, and the results of one that many took, in processor time of server and database a request. */
export async function bench(): Promise<readonly Figure[]> {
  const now = Date.now();
  const alone = { kind: "questionnaire", minutes: 180, passPercent: 40 } as const;
  const open = (id: string) => aLongQuiz({ id, mode: alone, opensAt: now - HOUR, closesAt: now + 20 * HOUR });
  const over = (id: string) => aLongQuiz({ id, mode: alone, opensAt: now - 3 * HOUR, closesAt: now - HOUR });
  const race = await serverRace({
    bare: new URL("../bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await putPlayers(db, MANY);
      const taken = (quiz: KeyedQuiz, many: number, answered: number) =>
        putAttempts(db, { quiz, many, answered, startedAt: quiz.quiz.opensAt + 60_000 });
      for (const [many, size] of [
        ["many", MANY],
        ["few", FEW],
      ] as const) {
        await taken(open(`open-${many}`), size, QUESTIONS - 1);
        await taken(over(`over-${many}`), size, QUESTIONS);
      }
    },
  });
  const raced = (call: (quiz: string) => Call) => (many: string, few: string) => ({
    one: { race, call: call(many) },
    other: { race, call: call(few) },
    rounds: ROUNDS,
    requests: REQUESTS,
  });
  try {
    for (const quiz of ["over-many", "over-few"]) await race.ask(result(quiz)(0)); // Whoever looks first marks all.
    return [
      await timesTheCost("an answer in a quiz of 100,000 attempts, against 100", 1.2, raced(answer)("open-many", "open-few")),
      await timesTheCost("the results of a quiz of 100,000 attempts, against 100", 1.3, raced(result)("over-many", "over-few")),
    ];
  } finally {
    await race.close();
  }
}

const headersOf = (nth: number) => ({ authorization: `Bearer ${bearerOf(nth % FEW)}` });

const answer =
  (quiz: string): Call =>
  (nth) => ({
    method: "PUT",
    path: "/api/quiz/answer",
    headers: headersOf(nth),
    body: { id: quiz, seat: 1, question: `q-${nth % QUESTIONS}`, value: nth % 2 === 0 ? "one" : "two" },
  });

const result =
  (quiz: string): Call =>
  (nth) => ({ path: `/api/quiz/result?id=${quiz}`, headers: headersOf(nth) });
