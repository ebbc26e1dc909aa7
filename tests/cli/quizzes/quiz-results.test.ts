import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeAnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { makeFinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { attemptAt, attemptOf } from "#core/quizzes/attempts/quiz-attempt.ts";
import { makeShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { makeStartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { quizFileJson } from "#cli/quizzes/printing/quiz-file-json.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { aQuiz, HOUR, MINUTE } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { naiveQuiz } from "./naive-quiz.ts";
import { playedIn } from "./played-in.ts";

const shop = await openShopData();

describe("what attempts at a kept quiz have come to", () => {
  it("is told by quiz results as quiz score tells it of the exported file", async () => {
    const id = quizId("over");
    const keyed = aQuiz({ id, opensAt: Date.now() - 3 * HOUR, closesAt: Date.now() - HOUR });
    await postgresQuizRegister(shop.db).change([id], () => ({ put: [keyed], audit: null, answer: null }));
    const who = customerId("asha");
    await shop.db
      .insertInto("customer")
      .values({ id: who, name: "Asha Kulkarni", mobile: null, email: null, created_at: new Date(now), standing: "staying", due_from: null })
      .execute();
    const startedAt = Date.now() - 2 * HOUR;
    const answers = [{ question: "salt", value: "five", at: startedAt + MINUTE }];
    const attempt = { customer: who, quiz: id, seed: "s", seat: 1, startedAt, handedInAt: null, answers, marks: null };
    await postgresQuizAttempts(shop.db).change(who, id, () => ({ after: attempt, answer: null }));
    const ran = await run(`quiz results over --json ${shop.at}`);
    expect(JSON.parse(ran.output)).toMatchObject({ state: "closed", attempts: [{ person: "asha", score: "2.00", max: "8.00", rank: 1 }] });
    const file = (await run(`quiz results over --export ${shop.at}`)).output;
    expect(JSON.parse((await run("quiz score - --json", { "-": file })).output)).toEqual(JSON.parse(ran.output));
    expect((await run(`quiz results over ${shop.at}`)).output).toContain("Attempt of asha");
    expect((await run(`quiz results none ${shop.at}`)).complaints).toBe("There is no quiz with that id.\n");
  });
});

const PLAYERS = ["asha-plays", "ravi-plays", "meera-plays"] as const;

const VALUES: Readonly<Record<string, readonly (string | readonly string[] | number | null)[]>> = {
  salt: ["two", "five", "ten", null],
  b12: [["milk"], ["eggs", "milk"], ["dal"], ["milk", "dal"], null],
  hands: [["wet", "soap", "dry"], ["dry", "soap", "wet"], null],
  minutes: [150, 150.75, 150.76, 149.75, -1, null],
};

type Step = {
  readonly who: string;
  readonly after: number;
  readonly deed: "start" | "finish" | { readonly question: string; readonly nth: number };
};

const anyStep = (): fc.Arbitrary<Step> =>
  fc.record({
    who: fc.constantFrom(...PLAYERS),
    after: fc.oneof(fc.integer({ min: 0, max: 3 * MINUTE }), fc.constantFrom(0, 1, 1_999, 2_000, 10 * MINUTE)),
    deed: fc.oneof(
      { weight: 2, arbitrary: fc.constant("start" as const) },
      { weight: 1, arbitrary: fc.constant("finish" as const) },
      { weight: 8, arbitrary: fc.record({ question: fc.constantFrom(...Object.keys(VALUES)), nth: fc.nat(5) }) },
    ),
  });

describe.each(playedIn(() => shop.db))("a quiz that people play, in %s", (_, { runs, open }) => {
  it("stands after each step, and ends for each of them, as a reading of the contract gives it of the export", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep(), { maxLength: 40 }), async (steps) => {
        const keyed = aQuiz({ id: quizId(randomUUID()) });
        const { quiz } = keyed;
        const { quizzes: stored, attempts: all } = await open(keyed, PLAYERS);
        let at = quiz.opensAt - MINUTE;
        const needs = { quizzes: stored, attempts: all, now: () => at, newId: () => "seed" };
        const [start, answer, finish, result] = [
          makeStartQuiz(needs),
          makeAnswerQuiz(needs),
          makeFinishQuiz(needs),
          makeShowQuizResult(needs),
        ];
        const contract = async () => {
          const attempts = await all.all(quiz.id);
          const file = JSON.parse(JSON.stringify(quizFileJson(keyed, { attempts: attempts.map(attemptOf), at })));
          return { attempts, told: naiveQuiz(file) as { readonly attempts: readonly Record<string, unknown>[] } };
        };
        for (const { who, after, deed } of steps) {
          at += after;
          const customer = customerId(who);
          if (deed === "start") await start(customer, quiz.id);
          else if (deed === "finish") await finish(customer, quiz.id);
          else {
            const seat = (await needs.attempts.at(customer, quiz.id))?.seat ?? 1;
            await answer(customer, { quiz: quiz.id, seat, question: deed.question, value: VALUES[deed.question]?.[deed.nth] ?? null });
          }
          const { attempts, told } = await contract();
          for (const [nth, attempt] of attempts.entries()) {
            const { state, answered } = attemptAt({ quiz, turns: [] }, attempt, at);
            expect({ state, answered }).toEqual({ state: told.attempts[nth]?.["state"], answered: told.attempts[nth]?.["answered"] });
            // Whatever was kept counts: nothing that came too late, and nothing twice.
            expect(told.attempts[nth]?.["answers"]).toEqual(attempt.answers.map(() => "counted"));
          }
        }
        at = Math.max(at, quiz.closesAt + 2_000);
        const { attempts, told } = await contract();
        for (const [nth, { customer }] of attempts.entries()) {
          const own = await result(customer, quiz.id);
          const marks = own.kind === "ok" ? (own.value.solved?.marks ?? null) : null;
          const { score, max, percent, passed, rank } = told.attempts[nth] ?? {};
          expect({ score: marks?.score, max: marks?.max, percent: marks?.percent, passed: marks?.isPassed, rank: marks?.rank }).toEqual({
            score: Math.round(Number(score) * 100),
            max: Math.round(Number(max) * 100),
            percent,
            passed,
            rank,
          });
        }
      }),
      { numRuns: runs },
    );
  }, 180_000);
});
