import { describe, expect, it } from "vitest";
import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { ListOwnQuizzes } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import { ListQuizzes } from "#core/quizzes/attempts/list-quizzes.use-case.ts";
import { ShowQuiz } from "#core/quizzes/attempts/show-quiz.use-case.ts";
import { ShowQuizResult } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { memoryQuizAttempts } from "#adapters/memory/quizzes/quiz-attempts.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { aQuiz, HOUR, MINUTE } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Door } from "#tests/in-process.ts";

export const ID = quizId("health-basics");

export const END = now + HOUR / 2;

export const RESULTS_AT = END + 2_000;

/** A shop with a quiz at `time.is`, which a test moves. */
export async function aShop(door: Door, keyed: KeyedQuiz = aQuiz()) {
  const memory = new Memory();
  memory.quizzes.set(keyed.quiz.id, keyed);
  const time = { is: now };
  const container = composeMemory();
  const quizzes = memoryQuizzes(memory);
  const asked = { keys: 0 };
  container.rebind(Quizzes).toConstantValue({
    ...quizzes,
    keys(id) {
      asked.keys += 1;
      return quizzes.keys(id);
    },
  });
  container.rebind(QuizAttempts).toConstantValue(memoryQuizAttempts(memory));
  const asha = await signedIn(container, memory, "Asha");
  const ravi = await signedIn(container, memory, "Ravi");
  container.rebind(Clock).toConstantValue(() => time.is);
  const { url, clientOf } = await door(container);
  const of = ({ id, bearer }: { readonly id: typeof asha.id; readonly bearer: string }) => {
    const client = clientOf(bearer);
    return {
      start: () => client.get(StartQuiz)(id, keyed.quiz.id),
      answer: (question: string, value: string | readonly string[] | number | null, seat = 1, quiz = keyed.quiz.id) =>
        client.get(AnswerQuiz)(id, { quiz, seat, question, value }),
      finish: () => client.get(FinishQuiz)(id, keyed.quiz.id),
      result: () => client.get(ShowQuizResult)(id, keyed.quiz.id),
      own: () => client.get(ListOwnQuizzes)(id),
    };
  };
  const keyedBy = (keys: KeyedQuiz["keys"]) => void memory.quizzes.set(keyed.quiz.id, { ...keyed, keys });
  return { time, url, asked, keyedBy, asha: of(asha), ravi: of(ravi), bearer: asha.bearer, visitor: clientOf(null) };
}

export function quizzesSuite(how: string, door: Door): void {
  describe(`a quiz that is taken alone, ${how}`, () => {
    it("is shown to everybody without a question, and found by nobody who makes an id up [ep-unknown-quiz]", async () => {
      const { visitor } = await aShop(door);
      const shown = {
        id: ID,
        state: "open",
        mode: { kind: "questionnaire", minutes: 10, passPercent: 40 },
        questions: 4,
        points: 8,
        penalty: 50,
        takers: 0,
      };
      expect(await visitor.get(ShowQuiz)(ID)).toMatchObject(ok(shown));
      expect(await visitor.get(ListQuizzes)()).toMatchObject([shown]);
      expect(await visitor.get(ShowQuiz)(quizId("none"))).toEqual(refused({ kind: "not-found" }));
    });

    it("is begun once, goes on with every answer on another device, in the same order of options", async () => {
      const { asha, time, visitor } = await aShop(door);
      const first = await asha.start();
      if (first.kind === "refused") throw new TypeError("the quiz is open");
      expect(first.value).toMatchObject({ seat: 1, at: now, deadline: now + 10 * MINUTE, answers: [] });
      time.is += MINUTE;
      expect(await asha.answer("salt", "two")).toEqual(ok({ at: now + MINUTE, answered: 1 }));
      expect(await asha.answer("salt", "five")).toEqual(ok({ at: now + MINUTE, answered: 1 }));
      expect(await asha.answer("b12", null)).toEqual(ok({ at: now + MINUTE, answered: 1 }));
      const second = await asha.start();
      if (second.kind === "refused") throw new TypeError("the attempt goes on");
      expect(second.value).toMatchObject({ seat: 2, deadline: first.value.deadline });
      expect(second.value.questions).toEqual(first.value.questions);
      expect(second.value.answers.map(({ question, value }) => [question, value])).toEqual([
        ["salt", "five"],
        ["b12", null],
      ]);
      expect(await asha.answer("minutes", 150)).toEqual(refused({ kind: "taken-over", seat: 2 }));
      expect(await visitor.get(ShowQuiz)(ID)).toMatchObject({ value: { takers: 1 } });
      expect(await asha.own()).toMatchObject([{ quiz: ID, isOver: false, answered: 1, resultsAt: RESULTS_AT }]);
    });

    it("refuses what is no answer, of another quiz, before it was begun, and of nobody's attempt", async () => {
      const { asha, ravi } = await aShop(door);
      expect(await asha.answer("salt", "five")).toEqual(refused({ kind: "not-found" }));
      await asha.start();
      for (const [question, value] of [
        ["salt", "milk"],
        ["salt", ["five"]],
        ["salt", 1],
        ["b12", ["milk", "milk"]],
        ["hands", ["wet", "soap"]],
        ["minutes", "150"],
        ["other", "five"],
      ] as const)
        expect(await asha.answer(question, value)).toEqual(refused({ kind: "wrong-answer" }));
      expect(await asha.answer("salt", "five", 1, quizId("other"))).toEqual(refused({ kind: "not-found" }));
      expect(await ravi.answer("salt", "five")).toEqual(refused({ kind: "not-found" }));
      expect(await ravi.finish()).toEqual(refused({ kind: "not-found" }));
      expect(await ravi.result()).toEqual(refused({ kind: "not-taken" }));
      expect(await asha.result()).toEqual(refused({ kind: "attempting", deadline: now + 10 * MINUTE }));
    });

    it("takes an answer until two seconds after the deadline, to the millisecond, and says when it last saved", async () => {
      const { asha, time } = await aShop(door);
      await asha.start();
      time.is = now + 10 * MINUTE + 1_999;
      expect(await asha.answer("salt", "five")).toMatchObject({ kind: "ok" });
      const saved = time.is;
      time.is += 1;
      expect(await asha.answer("salt", "two")).toEqual(refused({ kind: "over", savedAt: saved }));
      expect(await asha.finish()).toEqual(ok({ answered: 1, questions: 4, finishedAt: now + 10 * MINUTE, resultsAt: RESULTS_AT }));
      expect(await asha.start()).toEqual(refused({ kind: "taken", finishedAt: now + 10 * MINUTE }));
    });

    it("is not begun before it opens nor once it has closed", async () => {
      const { asha, time } = await aShop(door);
      time.is = now - HOUR / 2 - 1;
      expect(await asha.start()).toEqual(refused({ kind: "not-open", opensAt: now - HOUR / 2 }));
      time.is = END;
      expect(await asha.start()).toEqual(refused({ kind: "closed", closedAt: END }));
      time.is = END - 1;
      expect(await asha.start()).toMatchObject({ value: { deadline: END } });
    });

    it("is handed in once, and tells points, place, reasons and sources from two seconds after its end on", async () => {
      const { asha, ravi, time } = await aShop(door);
      for (const one of [asha, ravi]) await one.start();
      time.is += MINUTE;
      await asha.answer("salt", "two");
      await asha.answer("b12", ["milk"]);
      await asha.answer("hands", ["wet", "soap", "dry"]);
      await asha.answer("minutes", 150.75);
      await ravi.answer("salt", "five");
      time.is += 1;
      const received = { answered: 4, questions: 4, finishedAt: now + MINUTE + 1, resultsAt: RESULTS_AT };
      expect(await asha.finish()).toEqual(ok(received));
      time.is += MINUTE;
      expect(await asha.finish()).toEqual(ok(received));
      expect(await asha.answer("salt", "five")).toEqual(refused({ kind: "taken", finishedAt: received.finishedAt }));
      expect(await asha.start()).toEqual(refused({ kind: "taken", finishedAt: received.finishedAt }));
      time.is = RESULTS_AT - 1;
      expect(await asha.result()).toMatchObject(ok({ received, solved: null }));
      time.is = RESULTS_AT;
      const result = await asha.result();
      // −0.50 for the salt, half of two for one of two, two for the order, two for the number.
      const marks = { score: 450, max: 800, percent: 56, isPassed: true, rank: 1, takers: 2 };
      expect(result).toMatchObject(ok({ received, solved: { marks } }));
      if (result.kind === "refused" || result.value.solved === null) throw new TypeError("the quiz is over");
      expect(result.value.solved.questions[0]).toMatchObject({
        given: "two",
        key: { kind: "single", option: "five" },
        earned: -50,
        source: "SOURCE-OF-salt",
      });
      expect(await ravi.result()).toMatchObject({ value: { solved: { marks: { score: 200, rank: 2, isPassed: false } } } });
    });

    it("answers right and wrong with the same bytes, and in the same time, as nothing that it does until then knows the key", async () => {
      const { asha, asked, time } = await aShop(door);
      await asha.start();
      const right = JSON.stringify(await asha.answer("salt", "five"));
      expect(JSON.stringify(await asha.answer("salt", "ten"))).toBe(right);
      await asha.finish();
      time.is = RESULTS_AT - 1;
      await asha.result();
      expect(asked.keys).toBe(0);
      time.is = RESULTS_AT;
      await asha.result();
      expect(asked.keys).toBeGreaterThan(0);
    });
  });
}
