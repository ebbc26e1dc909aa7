import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { makeImportQuizzes } from "#core/quizzes/register/import-quizzes.use-case.ts";
import { memoryQuizRegister } from "#adapters/memory/quizzes/quiz-register.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { aQuiz, HOUR } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { ok } from "#core/shared/result.ts";
import { wholeRow } from "#tests/builders/files/whole-row.ts";
import type { QuizRegister } from "#core/quizzes/register/quiz-register.port.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => QuizRegister> = {
  memory: () => memoryQuizRegister(new Memory()),
  postgres: () => postgresQuizRegister(db),
};

describe.each(Object.entries(adapters))("quizzes that staff feed, in %s", (place, made) => {
  const id = quizId(`quiz-in-${place}`);
  const coming = aQuiz({ id, opensAt: now + HOUR, closesAt: now + 2 * HOUR });
  let register: QuizRegister;
  beforeAll(() => {
    register = made();
  });
  const feed = (at: number, ...quizzes: readonly KeyedQuiz[]) =>
    makeImportQuizzes({ register, now: () => at, same: isDeepStrictEqual })("meena", {
      name: "quizzes.ndjson",
      run: "real",
      quizzes: {
        rows: quizzes.map((keyed, nth) => ({ ...wholeRow(nth + 1, { ...keyed, id: keyed.quiz.id }), over: () => ok(keyed) })),
        faults: [],
      },
    });

  it("are kept with their questions and keys, all or none", async () => {
    expect(await register.find([id])).toEqual([]);
    expect(await feed(now, coming, coming)).toMatchObject({ kind: "refused", refusal: { faults: [{ line: 2, path: "_id" }] } });
    expect(await register.find([id])).toEqual([]);
    expect(await feed(now, coming)).toMatchObject({ value: { added: 1, changed: 0, unchanged: 0 } });
    expect(await register.find([id])).toEqual([coming]);
    expect(await feed(now, coming)).toMatchObject({ value: { added: 0, changed: 0, unchanged: 1 } });
  });

  it("may change wholly before they open, in their end alone and to later while they are open, and never afterwards", async () => {
    const live: KeyedQuiz = { ...coming, quiz: { ...coming.quiz, note: null, mode: { kind: "live" } } };
    expect(await feed(now, live)).toMatchObject({ value: { changed: 1 } });
    expect(await register.find([id])).toEqual([live]);
    expect(await feed(now, coming)).toMatchObject({ value: { changed: 1 } });
    const ending = (closesAt: number): KeyedQuiz => ({ ...coming, quiz: { ...coming.quiz, closesAt } });
    const during = coming.quiz.opensAt;
    for (const wrong of [live, ending(coming.quiz.closesAt - 1), { ...ending(coming.quiz.closesAt + 1), keys: coming.keys.slice(1) }])
      expect(await feed(during, wrong)).toMatchObject({ kind: "refused" });
    expect(await register.find([id])).toEqual([coming]);
    const later = ending(coming.quiz.closesAt + HOUR);
    expect(await feed(during, later)).toMatchObject({ value: { changed: 1 } });
    expect(await feed(later.quiz.closesAt, ending(later.quiz.closesAt + HOUR))).toMatchObject({ kind: "refused" });
    expect(await register.find([id])).toEqual([later]);
  });
});
