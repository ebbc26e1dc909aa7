import type { QuizRegister } from "#core/quizzes/feeding/quiz-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryQuizRegister({ quizzes, audited }: Memory): QuizRegister {
  const find: QuizRegister["find"] = async (ids) =>
    [...quizzes.values()].filter(({ quiz }) => ids === null || ids.includes(quiz.id)).toSorted((a, b) => (a.quiz.id < b.quiz.id ? -1 : 1));
  return {
    find,
    async change(ids, decide) {
      const { put, audit, answer } = decide(await find(ids));
      for (const one of put) quizzes.set(one.quiz.id, one);
      if (audit !== null) audited.push({ ...audit, number: audited.length + 1 });
      return answer;
    },
  };
}
