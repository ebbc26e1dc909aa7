import { expect, it } from "vitest";
import { makeAnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { makeFinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { makeStartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryQuizAttempts } from "#adapters/memory/quizzes/quiz-attempts.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";
import { aQuiz } from "./a-quiz.ts";

const CHANGES = 10_000;

it("an answer that is changed ten thousand times is one answer, the last, and nothing of it asks for a key", async () => {
  const memory = new Memory();
  const keyed = aQuiz();
  const quiz = keyed.quiz.id;
  memory.quizzes.set(quiz, keyed);
  const quizzes = { ...memoryQuizzes(memory), keys: () => Promise.reject(new Error("asked for keys")) };
  const attempts = memoryQuizAttempts(memory);
  let at = now;
  const needs = { quizzes, attempts, now: () => at, newId: () => "seed" };
  const [asha, answer] = [customerId("asha"), makeAnswerQuiz(needs)];
  await makeStartQuiz(needs)(asha, quiz);
  await answer(asha, { quiz, seat: 1, question: "minutes", value: 150 });
  for (let nth = 0; nth < CHANGES; nth += 1) {
    at += 1;
    const value = nth % 2 === 0 ? "five" : "ten";
    expect(await answer(asha, { quiz, seat: 1, question: "salt", value })).toEqual({ kind: "ok", value: { at, answered: 2 } });
  }
  const [stored] = [...memory.quizAttempts.values()];
  expect(stored?.answers).toEqual([
    { question: "minutes", value: 150, at: now },
    { question: "salt", value: "ten", at },
  ]);
  expect(await makeFinishQuiz(needs)(asha, quiz)).toMatchObject({ kind: "ok", value: { answered: 2 } });
});
