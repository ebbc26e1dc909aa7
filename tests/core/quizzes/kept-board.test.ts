import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attemptOf } from "#core/quizzes/attempts/quiz-attempt.ts";
import { scoredQuiz } from "#core/quizzes/content/scored-quiz.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { FIRST, keptBoard } from "#core/quizzes/live/kept-board.ts";
import { openTurns } from "#core/quizzes/open-turn.ts";
import { quizResult } from "#core/quizzes/quiz-result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryQuizAttempts } from "#adapters/memory/quizzes/quiz-attempts.ts";
import { aLiveQuiz } from "./a-quiz.ts";
import type { QuizAttempt } from "#core/quizzes/attempts/quiz-attempt.ts";
import type { Answer, Turn } from "#core/quizzes/quiz.ts";

const { quiz, keys } = aLiveQuiz();
const SECOND = 1_000;
const QUESTIONS = quiz.questions.map(({ id }) => id);
const VALUES: Readonly<Record<string, readonly Answer["value"][]>> = {
  salt: ["two", "five", null],
  b12: [["milk", "eggs"], ["milk"]],
  hands: [
    ["wet", "soap", "dry"],
    ["dry", "soap", "wet"],
  ],
  minutes: [150.25, 10],
};

const attempt = (customer: string, startedAt: number, answers: readonly Answer[] = []): QuizAttempt => ({
  customer: customerId(customer),
  quiz: quiz.id,
  seed: customer,
  seat: 1,
  startedAt,
  handedInAt: null,
  answers,
  marks: null,
});

/** A quiz whose attempts a test puts down as it likes, and its board, of which all readings are counted. */
function aRoom() {
  const memory = new Memory();
  const stored = memoryQuizAttempts(memory);
  const reads: string[] = [];
  const boardAt = keptBoard(quiz.id, {
    all(id) {
      reads.push("all");
      return stored.all(id);
    },
    answersTo(id, question) {
      reads.push(question);
      return stored.answersTo(id, question);
    },
  });
  const at = (turns: readonly Turn[], now: number, answered: number | null = null, closesAt = quiz.closesAt) => {
    const takers = memory.quizAttempts.size;
    return boardAt({ hosted: { quiz: { ...quiz, closesAt }, turns, takers }, keys, at: now, answered });
  };
  const put = (one: QuizAttempt) => void memory.quizAttempts.set(`${one.quiz} of ${one.customer}`, one);
  const add = async (customer: string, answer: Answer) => void (await stored.addFirst(customerId(customer), quiz.id, answer));
  return { memory, kept: stored, reads, at, put, add };
}

const turn = (nth: number, at: number): Turn => ({ question: QUESTIONS[nth] ?? "", at, closedAt: null });
const opened = quiz.opensAt;

describe("the board of a live quiz, kept between its questions", () => {
  it("reads the end of a question once, and once more when nothing can be on its way", async () => {
    const { at, put, reads } = aRoom();
    put(attempt("asha", opened, [{ question: "salt", value: "five", at: opened + 500 }]));
    const turns = [turn(0, opened)];
    expect(await at(turns, opened + 21_999)).toBeNull();
    expect(reads).toEqual([]);
    for (const passed of [22_000, 23_000, 31_999])
      expect((await at(turns, opened + passed, 1))?.first).toMatchObject([{ score: 200, rank: 1 }]);
    expect(reads).toEqual(["salt"]);
    for (const passed of [32_000, 33_000]) await at(turns, opened + passed, 1);
    expect(reads).toEqual(["salt", "salt"]);
    const both = [...turns, turn(1, opened + 40_000)];
    await at(both, opened + 41_000);
    await at(both, opened + 62_000);
    expect(reads).toEqual(["salt", "salt", "b12"]);
  });

  it("counts an answer that was still being written when the key was told, and whoever comes later", async () => {
    const { at, put, add, reads } = aRoom();
    put(attempt("asha", opened));
    const turns = [turn(0, opened)];
    expect((await at(turns, opened + 22_000, 0))?.first).toMatchObject([{ customer: "asha", score: 0 }]);
    await add("asha", { question: "salt", value: "five", at: opened + 21_990 });
    expect((await at(turns, opened + 23_000, 1))?.first).toMatchObject([{ customer: "asha", score: 100 }]);
    put(attempt("ravi", opened + 23_500));
    expect((await at(turns, opened + 24_000, 1))?.standingOf(customerId("ravi"))).toMatchObject({ score: 0, rank: 2 });
    expect(reads).toEqual(["salt", "salt", "salt"]);
  });

  it("reads all at once where several questions were told before anybody looked", async () => {
    const { at, put, reads } = aRoom();
    put(
      attempt("asha", opened, [
        { question: "salt", value: "five", at: opened + 500 },
        { question: "minutes", value: 150, at: opened + 60_500 },
      ]),
    );
    const board = await at([turn(0, opened), turn(1, opened + 30_000), turn(3, opened + 60_000)], opened + 82_000);
    expect(board?.first).toMatchObject([{ score: 400, rank: 1 }]);
    expect(board?.standingOf(customerId("asha"))?.answers).toEqual([
      ...[{ value: "five", earned: 200 }, null, null, { value: 150, earned: 200 }],
    ]);
    expect(reads).toEqual(["all"]);
  });

  it("leaves to each what they earned before where others leave and join", async () => {
    const { memory, at, put } = aRoom();
    put(attempt("asha", opened));
    put(attempt("meera", opened, [{ question: "salt", value: "two", at: opened + 500 }]));
    put(attempt("ravi", opened, [{ question: "salt", value: "five", at: opened + 500 }]));
    const turns = [turn(0, opened), turn(1, opened + 40_000)];
    for (const passed of [22_000, 32_000, 62_000, 72_000]) await at(turns, opened + passed);
    memory.quizAttempts.delete(`${quiz.id} of asha`);
    put(attempt("zoya", opened + 73_000));
    put(attempt("omar", opened + 73_000));
    const board = await at(turns, opened + 74_000);
    const [salt] = (board?.standingOf(customerId("meera")) ?? { answers: [] }).answers;
    expect(salt).toEqual({ value: "two", earned: 0 });
    expect(board?.standingOf(customerId("ravi"))).toMatchObject({
      score: 200,
      rank: 1,
      answers: [{ value: "five", earned: 200 }, null, null, null],
    });
    expect(board?.standingOf(customerId("zoya"))).toMatchObject({ score: 0, rank: 2, answers: [null, null, null, null] });
    expect(board?.standingOf(customerId("asha"))).toBeNull();
  });

  it("has nobody who began when the quiz was over", async () => {
    const { at, put } = aRoom();
    const closesAt = opened + 25_000;
    for (const [who, startedAt] of [
      ["asha", closesAt - 1],
      ["ravi", closesAt],
      ["meera", closesAt + 1],
    ] as const)
      put(attempt(who, startedAt));
    const board = await at([turn(0, opened)], closesAt + 2_000, null, closesAt);
    expect(["asha", "ravi", "meera"].filter((who) => board?.standingOf(customerId(who)) !== null)).toEqual(["asha"]);
    expect(board?.players).toBe(1);
  });

  it("is at every step what the result of the whole quiz says, whoever joined, left and answered meanwhile", async () => {
    const PLAYERS = ["asha", "ravi", "meera", "john", "devi", "omar", "zoya"];
    const anyStep = fc.record({
      who: fc.constantFrom(...PLAYERS),
      after: fc.oneof(fc.nat(9 * SECOND), fc.constantFrom(0, 1, 1_999, 2_000, 20_000, 22_000)),
      deed: fc.constantFrom("join", "leave", "open", "close", "answer", "answer", "answer", "end"),
      place: fc.nat(QUESTIONS.length - 1),
      nth: fc.nat(2),
      isCounted: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 50 }), async (steps) => {
        const { at, put, kept, memory } = aRoom();
        let turns: readonly Turn[] = [];
        let now = opened;
        let { closesAt } = quiz;
        for (const { who, after, deed, place, nth, isCounted } of steps) {
          now = Math.max(now + after, turns.at(-1)?.at ?? opened);
          const question = QUESTIONS[place] ?? "";
          const own = memory.quizAttempts.get(`${quiz.id} of ${who}`);
          const written = own?.answers.filter((one) => one.question !== question) ?? [];
          const value = VALUES[question]?.[nth % (VALUES[question]?.length ?? 1)] ?? null;
          const span = openTurns({ ...quiz, closesAt }, turns).get(question);
          const isOpen = span !== undefined && now < span.ends + 2 * SECOND;
          if (deed === "join" && own === undefined) put(attempt(who, now));
          if (deed === "leave") memory.quizAttempts.delete(`${quiz.id} of ${who}`);
          const next = QUESTIONS[turns.length];
          if (deed === "open" && next !== undefined && now < closesAt)
            turns = [...turns, { question: next, at: Math.max(now, (turns.at(-1)?.at ?? 0) + 1), closedAt: null }];
          const last = turns.at(-1);
          if (deed === "close" && last !== undefined && last.closedAt === null && now < last.at + 20 * SECOND)
            turns = [...turns.slice(0, -1), { ...last, closedAt: now }];
          if (deed === "answer" && own !== undefined && (isOpen || span === undefined) && written.length === own.answers.length)
            put({ ...own, answers: [...written, { question, value, at: now }] });
          if (deed === "end" && now < closesAt && now > (last?.at ?? opened)) closesAt = now + 1;
          const attempts = await kept.all(quiz.id);
          const asked = last?.question ?? "";
          const answered = isCounted ? await kept.answered(quiz.id, asked) : null;
          const hosted = { ...quiz, closesAt };
          const result = quizResult({ quiz: scoredQuiz(hosted, keys, turns), attempts: attempts.map(attemptOf), at: now });
          const board = await at(turns, now, answered, closesAt);
          const expected = attempts.flatMap(({ customer }, index) => {
            const marks = result.attempts[index]?.marks ?? null;
            return marks?.rank == null ? [] : [{ customer, score: marks.score, rank: marks.rank }];
          });
          if (result.keys.length === 0) expect(board).toBeNull();
          else {
            const standings = PLAYERS.toSorted().flatMap((player) => board?.standingOf(customerId(player)) ?? []);
            expect(standings.map(({ customer, score, rank }) => ({ customer, score, rank }))).toEqual(expected);
            expect(board?.players).toBe(expected.length);
            const best = expected.toSorted((a, b) => a.rank - b.rank || (a.customer < b.customer ? -1 : 1)).slice(0, FIRST);
            expect(board?.first.map(({ customer }) => customer)).toEqual(best.map(({ customer }) => customer));
          }
        }
      }),
    );
  });
});
