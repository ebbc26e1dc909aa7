import type { QuizRegister } from "#core/quizzes/register/quiz-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryQuizRegister({ quizzes, quizAttempts, quizTurns, audited }: Memory): QuizRegister {
  const find: QuizRegister["find"] = async (ids) =>
    [...quizzes.values()].filter(({ quiz }) => ids === null || ids.includes(quiz.id)).toSorted((a, b) => (a.quiz.id < b.quiz.id ? -1 : 1));
  return {
    find,
    attempts: async (id) =>
      [...quizAttempts.values()].filter(({ quiz }) => quiz === id).toSorted((a, b) => (a.customer < b.customer ? -1 : 1)),
    turns: async (id) => quizTurns.of(id),
    async change(ids, decide) {
      const { put, audit, answer } = decide(await find(ids));
      for (const one of put) quizzes.set(one.quiz.id, one);
      if (audit !== null) audited.push({ ...audit, number: audited.length + 1 });
      return answer;
    },
  };
}
