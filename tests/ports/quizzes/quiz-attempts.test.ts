import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { memoryQuizAttempts } from "#adapters/memory/quizzes/quiz-attempts.ts";
import { memoryQuizRegister } from "#adapters/memory/quizzes/quiz-register.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { aQuiz, HOUR } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { deadlocksIn } from "#tests/ports/deadlocks-in.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizAttempt } from "#core/quizzes/attempts/quiz-attempt.ts";
import type { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import type { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = {
  readonly quizzes: Quizzes;
  readonly attempts: QuizAttempts;
  feed(quiz: KeyedQuiz): Promise<unknown>;
  someone(): Promise<CustomerId>;
};

const putting = (quiz: KeyedQuiz) => () => ({ put: [quiz], audit: null, answer: null });

const onPostgres = (): Kept => ({
  quizzes: postgresQuizzes(db),
  attempts: postgresQuizAttempts(db),
  feed: (quiz) => postgresQuizRegister(db).change([], putting(quiz)),
  someone: () => aStoredCustomer(db),
});

const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return {
      quizzes: memoryQuizzes(memory),
      attempts: memoryQuizAttempts(memory),
      feed: (quiz) => memoryQuizRegister(memory).change([], putting(quiz)),
      someone: async () => customerId(randomUUID()),
    };
  },
  postgres: onPostgres,
};

const begun = (customer: CustomerId, quiz: QuizId, startedAt = now): QuizAttempt => ({
  customer,
  quiz,
  seed: randomUUID(),
  seat: 1,
  startedAt,
  handedInAt: null,
  answers: [],
  marks: null,
});
const kept = (attempt: QuizAttempt) => () => ({ after: attempt, answer: null });

describe.each(Object.entries(adapters))("attempts at quizzes in %s", (_, made) => {
  it("are kept with their answers, each of one customer alone, the last begun first", async () => {
    const { attempts, feed, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const [first, second] = [aQuiz({ id: quizId(randomUUID()) }), aQuiz({ id: quizId(randomUUID()) })];
    for (const quiz of [first, second]) await feed(quiz);
    const own = begun(asha, first.quiz.id);
    await attempts.change(asha, first.quiz.id, (before) => ({ after: own, answer: expect(before).toBeNull() }));
    const answered: QuizAttempt = {
      ...own,
      seat: 2,
      handedInAt: now + 9,
      answers: [
        { question: "salt", value: "five", at: now + 1 },
        { question: "b12", value: ["milk", "eggs"], at: now + 2 },
        { question: "minutes", value: 150.25, at: now + 3 },
        { question: "hands", value: null, at: now + 4 },
      ],
    };
    const told = await attempts.change(asha, first.quiz.id, (before) => {
      expect(before).toEqual(own);
      return { after: answered, answer: "told" };
    });
    expect(told).toBe("told");
    const later = begun(asha, second.quiz.id, now + 1);
    await attempts.change(asha, second.quiz.id, kept(later));
    expect(await attempts.at(asha, first.quiz.id)).toEqual(answered);
    expect(await attempts.of(asha)).toEqual([later, answered]);
    expect(await attempts.at(ravi, first.quiz.id)).toBeNull();
    expect(await attempts.of(ravi)).toEqual([]);
  });

  it("are one even if two hundred tabs begin at once, without a deadlock", async () => {
    const { attempts, feed, someone, quizzes } = made();
    const asha = await someone();
    const { quiz } = aQuiz({ id: quizId(randomUUID()) });
    await feed({ ...aQuiz(), quiz });
    const before = await deadlocksIn(db);
    const seeds = await Promise.all(
      Array.from({ length: 200 }, () =>
        attempts.change(asha, quiz.id, (known) => {
          const after = known === null ? begun(asha, quiz.id) : { ...known, seat: known.seat + 1 };
          return { after, answer: after.seed };
        }),
      ),
    );
    expect(new Set(seeds).size).toBe(1);
    expect((await attempts.at(asha, quiz.id))?.seat).toBe(200);
    expect(await deadlocksIn(db)).toBe(before);
    expect((await quizzes.counted(quiz.id))?.takers).toBe(1);
  });

  it("keep the first answer to a question, of all who answer at once", async () => {
    const { attempts, feed, someone } = made();
    const [salt, other] = [aQuiz({ id: quizId(randomUUID()) }), aQuiz({ id: quizId(randomUUID()) })].map(({ quiz }) => quiz.id);
    if (salt === undefined || other === undefined) throw new TypeError("there are two");
    for (const id of [salt, other]) await feed({ ...aQuiz(), quiz: { ...aQuiz().quiz, id } });
    const people = await Promise.all(Array.from({ length: 60 }, someone));
    const [asha, ravi] = [people[0] ?? customerId("none"), people[1] ?? customerId("none")];
    for (const one of people) await attempts.change(one, salt, kept(begun(one, salt)));
    await attempts.change(asha, other, kept(begun(asha, other)));
    const answer = (question: string, value: string, at: number) => ({ question, value, at });
    const before = await deadlocksIn(db);
    const told = await Promise.all([
      ...people.map((one) => attempts.addFirst(one, salt, answer("salt", "five", now))),
      attempts.addFirst(ravi, salt, answer("salt", "two", now)),
      attempts.addFirst(ravi, salt, answer("b12", "milk", now)),
      attempts.addFirst(asha, other, answer("salt", "two", now)),
      attempts.addFirst(asha, other, answer("b12", "milk", now)),
      attempts.addFirst(ravi, other, answer("salt", "two", now)),
    ]);
    expect(told.filter((one) => one === "added")).toHaveLength(60 + 3);
    expect(told.slice(-2)).toEqual(["added", "not-begun"]);
    expect(told.filter((one) => one === "answered")).toHaveLength(1);
    for (const one of people)
      expect(
        (await attempts.at(one, salt))?.answers.filter(({ question }) => question === "salt"),
        one,
      ).toHaveLength(1);
    expect((await attempts.at(ravi, salt))?.answers.map(({ question }) => question).toSorted()).toEqual(["b12", "salt"]);
    expect((await attempts.at(asha, other))?.answers.map(({ question }) => question).toSorted()).toEqual(["b12", "salt"]);
    expect(await attempts.addFirst(asha, salt, answer("salt", "two", now + 1))).toBe("answered");
    expect((await attempts.at(asha, salt))?.answers).toEqual([answer("salt", "five", now)]);
    expect(await deadlocksIn(db)).toBe(before);
  });

  it("are marked all at once, and a later change leaves the marks", async () => {
    const { attempts, feed, someone } = made();
    const { quiz } = aQuiz({ id: quizId(randomUUID()) });
    await feed({ ...aQuiz(), quiz });
    const people = [await someone(), await someone(), await someone()];
    for (const one of people) await attempts.change(one, quiz.id, kept(begun(one, quiz.id)));
    await attempts.mark(
      quiz.id,
      (all) => new Map(all.map(({ customer }, nth) => [customer, { score: 100 - nth, rank: nth + 1, takers: 3 }])),
    );
    const places = await Promise.all(people.map(async (one) => (await attempts.at(one, quiz.id))?.marks?.rank));
    expect(places.toSorted()).toEqual([1, 2, 3]);
  });
});

describe.each(Object.entries(adapters))("quizzes as they are read, in %s", (_, made) => {
  it("are listed by their ends with how many began them, and give keys to who asks for keys alone", async () => {
    const { quizzes, feed } = made();
    const [early, late] = [HOUR * 24 * 400, HOUR * 24 * 500].map((after) => aQuiz({ id: quizId(randomUUID()), closesAt: now + after }));
    if (early === undefined || late === undefined) throw new TypeError("there are two");
    for (const quiz of [early, late]) await feed(quiz);
    expect((await quizzes.list(2)).map(({ quiz }) => quiz)).toEqual([late.quiz, early.quiz]);
    expect(await quizzes.counted(early.quiz.id)).toEqual({ quiz: early.quiz, turns: [], takers: 0 });
    expect(await quizzes.find(early.quiz.id)).toEqual({ quiz: early.quiz, turns: [] });
    for (const asked of ["find", "counted"] as const) expect(await quizzes[asked](quizId("none"))).toBeNull();
    expect(await quizzes.keys(early.quiz.id)).toEqual(early.keys);
  });
});

describe("answers that come together", () => {
  it("wait for nobody else's attempt that somebody holds", async () => {
    const { attempts, feed, someone } = onPostgres();
    const { quiz } = aQuiz({ id: quizId(randomUUID()) });
    await feed({ ...aQuiz(), quiz });
    const people = await Promise.all(Array.from({ length: 20 }, someone));
    for (const one of people) await attempts.change(one, quiz.id, kept(begun(one, quiz.id)));
    const [held = customerId("none"), ...others] = people;
    const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = inTransaction(db, async (trx) => {
      await trx.selectFrom("quiz_attempt").select("seat").where("customer", "=", held).forUpdate().execute();
      isHeld.resolve();
      await mayEnd.promise;
    });
    await isHeld.promise;
    const answer = { question: "salt", value: "five", at: now };
    const waiting = attempts.addFirst(held, quiz.id, answer);
    expect(await Promise.all(others.map((one) => attempts.addFirst(one, quiz.id, answer)))).toEqual(others.map(() => "added"));
    expect((await attempts.at(held, quiz.id))?.answers).toEqual([]);
    mayEnd.resolve();
    await holder;
    expect(await waiting).toBe("added");
  });
});
