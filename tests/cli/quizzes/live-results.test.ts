import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { NEVER, firstValueFrom } from "rxjs";
import { describe, expect, it } from "vitest";
import { attemptOf } from "#core/quizzes/attempts/quiz-attempt.ts";
import { makeShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { makeAnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { HOST_ACTS } from "#core/quizzes/live/hosted-turns.ts";
import { makeJoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { makeWatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { quizFileJson } from "#cli/quizzes/printing/quiz-file-json.ts";
import { aLiveQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { naiveQuiz } from "./naive-quiz.ts";
import { playedIn } from "./played-in.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";

const shop = await openShopData();

const PLAYERS = ["asha", "ravi", "meera"] as const;
const VALUES = {
  salt: ["two", "five", "ten"],
  b12: [["milk", "eggs"], ["milk"], ["dal", "milk"]],
  hands: [
    ["wet", "soap", "dry"],
    ["dry", "soap", "wet"],
    ["wet", "dry", "soap"],
  ],
  minutes: [150.25, 150, 10],
} as const;
type Question = keyof typeof VALUES;

type Deed =
  | { readonly kind: "join" }
  | { readonly kind: "host"; readonly act: HostAct }
  | { readonly kind: "answer"; readonly question: Question; readonly nth: number };
type Step = { readonly who: (typeof PLAYERS)[number]; readonly after: number; readonly deed: Deed };

const anyStep = (): fc.Arbitrary<Step> =>
  fc.record({
    who: fc.constantFrom(...PLAYERS),
    after: fc.oneof(fc.integer({ min: 0, max: 9_000 }), fc.constantFrom(0, 1, 499, 500, 501, 1_999, 2_000, 20_000, 22_000)),
    deed: fc.oneof(
      { weight: 2, arbitrary: fc.constant({ kind: "join" as const }) },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant("host" as const), act: fc.constantFrom(...HOST_ACTS.filter((act) => act !== "end")) }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant("answer" as const),
          question: fc.constantFrom<Question>("salt", "b12", "hands", "minutes"),
          nth: fc.nat(2),
        }),
      },
    ),
  });

type Told = { readonly keys: readonly string[]; readonly attempts: readonly Record<string, unknown>[] };

const hundredths = (points: unknown): number | null => (typeof points === "string" ? Math.round(Number(points) * 100) : null);

describe.each(playedIn(() => shop.db))("a quiz that people play together, in %s", (_, { runs, open }) => {
  it("tells each player at every step what a reading of the contract gives of the export, and a key only when that tells it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep(), { maxLength: 40 }), async (steps) => {
        const keyed = aLiveQuiz({ id: quizId(randomUUID()) });
        const { id } = keyed.quiz;
        let at = keyed.quiz.opensAt - 5_000;
        const needs = { ...(await open(keyed, PLAYERS)), now: () => at, newId: () => "seed" };
        const [join, answer, host] = [makeJoinLiveQuiz(needs), makeAnswerLiveQuiz(needs), makeHostLiveQuiz(needs)];
        const [watch, result] = [makeWatchLiveQuiz({ ...needs, notifications: { beats: () => NEVER } }), makeShowQuizResult(needs)];
        const contract = async () => {
          const attempts = await needs.attempts.all(id);
          const { quiz, turns } = (await needs.quizzes.find(id)) ?? expect.unreachable();
          const file = JSON.parse(JSON.stringify(quizFileJson({ ...keyed, quiz }, { attempts: attempts.map(attemptOf), turns, at })));
          return { attempts, turns, closesAt: quiz.closesAt, told: naiveQuiz(file) as Told };
        };
        const compare = async () => {
          const { attempts, turns, told } = await contract();
          // Whatever was kept counts: nothing that came too early, too late or twice.
          for (const [nth, attempt] of attempts.entries())
            expect(told.attempts[nth]?.["answers"]).toEqual(attempt.answers.map(() => "counted"));
          for (const who of PLAYERS) {
            const { view } = await firstValueFrom(watch(customerId(who), id));
            const nth = attempts.findIndex(({ customer }) => customer === who);
            const theirs = told.attempts[nth];
            expect(view?.own == null).toBe(theirs === undefined);
            const own = theirs === undefined ? null : { score: hundredths(theirs["score"]), rank: theirs["rank"] ?? null };
            if (own !== null) expect(view?.own).toMatchObject(own);
            const last = turns.at(-1)?.question;
            if (view?.stage.kind !== "over") expect(view?.stage.kind === "told").toBe(last !== undefined && told.keys.includes(last));
            expect(view?.first.length).toBe(told.keys.length === 0 ? 0 : attempts.length);
          }
        };
        for (const { who, after, deed } of steps) {
          at += after;
          if (deed.kind === "join") await join(customerId(who), id);
          else if (deed.kind === "host") await host("staff", id, deed.act);
          else await answer(customerId(who), { quiz: id, question: deed.question, value: VALUES[deed.question][deed.nth] ?? 0 });
          await compare();
        }
        await host("staff", id, "end");
        at += 2_000;
        await compare();
        const { attempts, turns, closesAt, told } = await contract();
        for (const [nth, { customer }] of attempts.entries()) {
          const own = await result(customer, id);
          if (turns.length === 0) continue; // Nothing was asked, and nothing is told.
          const isOver = at >= closesAt + 2_000;
          const marks = own.kind === "ok" ? own.value.solved?.marks : undefined;
          expect(marks === undefined).toBe(!isOver);
          if (marks === undefined) continue;
          expect({ score: marks.score, max: marks.max, rank: marks.rank }).toEqual({
            score: hundredths(told.attempts[nth]?.["score"]),
            max: hundredths(told.attempts[nth]?.["max"]),
            rank: told.attempts[nth]?.["rank"],
          });
          if (own.kind === "ok") expect(own.value.solved?.questions.reduce((sum, { earned }) => sum + earned, 0)).toBe(marks.score);
        }
      }),
      { numRuns: runs },
    );
  }, 180_000);
});
