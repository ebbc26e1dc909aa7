import type { CountedQuiz, Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryQuizzes({ quizzes, quizAttempts, quizTurns }: Memory): Quizzes {
  const counted = ({ quiz }: KeyedQuiz): CountedQuiz => ({
    quiz,
    turns: quizTurns.of(quiz.id),
    takers: [...quizAttempts.values()].filter((attempt) => attempt.quiz === quiz.id).length,
  });
  return {
    list: async (limit) =>
      [...quizzes.values()]
        .map(counted)
        .toSorted((a, b) => b.quiz.closesAt - a.quiz.closesAt || (a.quiz.id < b.quiz.id ? -1 : 1))
        .slice(0, limit),
    async find(id) {
      const found = quizzes.get(id);
      return found === undefined ? null : { quiz: found.quiz, turns: quizTurns.of(id) };
    },
    async counted(id) {
      const found = quizzes.get(id);
      return found === undefined ? null : counted(found);
    },
    keys: async (id) => quizzes.get(id)?.keys ?? [],
  };
}
