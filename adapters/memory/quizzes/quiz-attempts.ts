import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryQuizAttempts({ quizAttempts }: Memory): QuizAttempts {
  const keyOf = (customer: CustomerId, quiz: QuizId) => `${quiz} of ${customer}`;
  return {
    async change(customer, quiz, decide) {
      const { after, answer } = decide(quizAttempts.get(keyOf(customer, quiz)) ?? null);
      if (after !== null) quizAttempts.set(keyOf(customer, quiz), after);
      return answer;
    },
    at: async (customer, quiz) => quizAttempts.get(keyOf(customer, quiz)) ?? null,
    of: async (customer) =>
      [...quizAttempts.values()]
        .filter((attempt) => attempt.customer === customer)
        .toSorted((a, b) => b.startedAt - a.startedAt || (a.quiz < b.quiz ? -1 : 1)),
    async mark(quiz, decide) {
      const attempts = [...quizAttempts.values()].filter((attempt) => attempt.quiz === quiz);
      const marks = decide(attempts);
      for (const attempt of attempts)
        quizAttempts.set(keyOf(attempt.customer, quiz), { ...attempt, marks: marks.get(attempt.customer) ?? attempt.marks });
    },
  };
}
