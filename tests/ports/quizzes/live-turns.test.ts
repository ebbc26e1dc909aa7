import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { makeAnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { makeJoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryLiveTurns } from "#adapters/memory/quizzes/live-turns.ts";
import { memoryQuizAttempts } from "#adapters/memory/quizzes/quiz-attempts.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { aLiveQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aHeardDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import type { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import type { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";

const { db: here, beats: listener, place } = await aHeardDatabase();
const there = await aDatabase(place);
afterAll(() => there.destroy());

type Kept = {
  readonly quizzes: Quizzes;
  readonly attempts: QuizAttempts;
  readonly turns: LiveTurns;
  /** The same as another server has it. */
  readonly elsewhere: LiveTurns;
  readonly attemptsElsewhere: QuizAttempts;
  feed(keyed: KeyedQuiz): Promise<void>;
  someone(): Promise<CustomerId>;
};

const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    const turns = memoryLiveTurns(memory);
    return {
      quizzes: memoryQuizzes(memory),
      attempts: memoryQuizAttempts(memory),
      turns,
      elsewhere: turns,
      attemptsElsewhere: memoryQuizAttempts(memory),
      feed: async (keyed) => void memory.quizzes.set(keyed.quiz.id, keyed),
      someone: async () => customerId(randomUUID()),
    };
  },
  postgres: () => ({
    quizzes: postgresQuizzes(here),
    attempts: postgresQuizAttempts(here),
    turns: postgresLiveTurns(here, listener),
    elsewhere: postgresLiveTurns(there, listener),
    attemptsElsewhere: postgresQuizAttempts(there),
    feed: (keyed) => putQuiz(here, keyed),
    someone: () => aStoredCustomer(here),
  }),
};

describe.each(Object.entries(adapters))("a live quiz in %s", (_, made) => {
  async function aRoom() {
    const stored = made();
    const keyed = aLiveQuiz({ id: quizId(randomUUID()) });
    await stored.feed(keyed);
    const time = { is: now };
    const needs = { ...stored, now: () => time.is, newId: randomUUID };
    const answerElsewhere = makeAnswerLiveQuiz({ ...needs, attempts: stored.attemptsElsewhere });
    const use = { join: makeJoinLiveQuiz(needs), answer: makeAnswerLiveQuiz(needs), answerElsewhere };
    return { ...stored, ...use, time, id: keyed.quiz.id, host: makeHostLiveQuiz({ turns: stored.elsewhere, now: () => time.is }) };
  }

  it("keeps what its host did, and is heard of wherever somebody listens", async () => {
    const { turns, quizzes, host, id, time } = await aRoom();
    let beats = 0;
    const listening = turns.beats(id).subscribe(() => {
      beats += 1;
    });
    expect((await host("meera", id, "open")).kind).toBe("ok");
    await expect.poll(() => beats, { timeout: 10_000 }).toBeGreaterThan(0); // Heard later, it is told as missed.
    listening.unsubscribe();
    expect((await quizzes.find(id))?.turns).toEqual([{ question: "salt", at: now, closedAt: null }]);
    time.is = now + 5_000;
    await host("meera", id, "close");
    expect((await quizzes.find(id))?.turns).toEqual([{ question: "salt", at: now, closedAt: now + 5_000 }]);
    await host("meera", id, "end");
    expect((await quizzes.find(id))?.quiz.closesAt).toBe(now + 5_001);
    expect(await host("meera", quizId("none"), "open")).toEqual(refused({ kind: "not-found" }));
  });

  it("is opened by one of two hosts who press at once", async () => {
    const { quizzes, host, id } = await aRoom();
    const both = await Promise.all([host("meera", id, "open"), host("ravi", id, "open")]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["ok", "refused"]);
    expect((await quizzes.find(id))?.turns).toHaveLength(1);
  });

  it("takes the first answer of each player while its question is open, and no other", async () => {
    const { attempts, join, answer, host, id, someone, time } = await aRoom();
    const [asha, ravi] = [await someone(), await someone()];
    const of = (customer: CustomerId, value: string, question = "salt") => answer(customer, { quiz: id, question, value });
    expect(await of(asha, "five")).toEqual(refused({ kind: "not-asked" }));
    expect(await join(asha, id)).toEqual(ok({ startedAt: now }));
    await host("meera", id, "open");
    expect(await of(ravi, "five")).toEqual(refused({ kind: "not-found" }));
    expect(await of(asha, "milk")).toEqual(refused({ kind: "wrong-answer" }));
    expect(await of(asha, "milk", "b12")).toEqual(refused({ kind: "not-asked" }));
    time.is = now + 1_000;
    const pressed = await Promise.all(["two", "five", "ten"].map((option) => of(asha, option)));
    expect(pressed.filter(({ kind }) => kind === "ok")).toEqual([ok({ at: now + 1_000 })]);
    expect(pressed.filter(({ kind }) => kind === "refused")).toEqual([refused({ kind: "answered" }), refused({ kind: "answered" })]);
    expect(await join(asha, id)).toEqual(ok({ startedAt: now }));
    await join(ravi, id);
    expect([await attempts.answered(id, "salt"), await attempts.answered(id, "b12")]).toEqual([1, 0]);
    time.is = now + 21_999;
    expect(await of(ravi, "five")).toEqual(ok({ at: now + 21_999 }));
    const answersTo = async (question: string) => Map.groupBy(await attempts.answersTo(id, question), ({ customer }) => customer);
    const [salt] = (await attempts.at(asha, id))?.answers ?? [];
    expect([...(await answersTo("salt"))]).toHaveLength(2);
    expect((await answersTo("salt")).get(asha)).toEqual([{ customer: asha, startedAt: now, answers: [salt] }]);
    expect((await answersTo('b12" || true')).get(ravi)).toEqual([{ customer: ravi, startedAt: now + 1_000, answers: [] }]);
    const all = await attempts.all(id);
    expect(all.map(({ customer, answers }) => [customer, answers.length])).toEqual([asha, ravi].toSorted().map((one) => [one, 1]));
  });

  it("keeps one answer of each of a crowd that presses twice at once, on two servers", async () => {
    const { join, answer, host, id, someone, attempts, answerElsewhere } = await aRoom();
    const crowd = await Promise.all(Array.from({ length: 60 }, someone));
    for (const one of crowd) await join(one, id);
    await host("meera", id, "open");
    const sent = (value: string) => ({ quiz: id, question: "salt", value });
    const pressed = await Promise.all([
      ...crowd.flatMap((one) => [answer(one, sent("five")), answer(one, sent("two"))]),
      ...crowd.toReversed().map((one) => answerElsewhere(one, sent("ten"))),
    ]);
    expect(pressed.map((one) => (one.kind === "ok" ? "taken" : one.refusal.kind)).toSorted()).toEqual([
      ...[...crowd.flatMap(() => ["answered", "answered"]), ...crowd.map(() => "taken")],
    ]);
    const stored = await attempts.answersTo(id, "salt");
    expect(stored.map(({ answers }) => answers.length)).toEqual(crowd.map(() => 1));
  });

  it("takes nothing two seconds after the end, and nobody once it is over", async () => {
    const { join, answer, host, id, someone, time } = await aRoom();
    const [asha, ravi] = [await someone(), await someone()];
    await join(asha, id);
    await host("meera", id, "open");
    time.is = now + 22_000;
    expect(await answer(asha, { quiz: id, question: "salt", value: "five" })).toEqual(refused({ kind: "late" }));
    await host("meera", id, "end");
    time.is += 1;
    expect(await join(ravi, id)).toEqual(refused({ kind: "closed", closedAt: now + 22_001 }));
  });
});
