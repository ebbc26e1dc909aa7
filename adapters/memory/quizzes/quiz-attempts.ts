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
    async addFirst(customer, quiz, answer) {
      const attempt = quizAttempts.get(keyOf(customer, quiz));
      if (attempt === undefined) return "not-begun";
      if (attempt.answers.some(({ question }) => question === answer.question)) return "answered";
      quizAttempts.set(keyOf(customer, quiz), { ...attempt, answers: [...attempt.answers, answer] });
      return "added";
    },
    answered: async (quiz, question) =>
      [...quizAttempts.values()].filter((attempt) => attempt.quiz === quiz && attempt.answers.some((one) => one.question === question))
        .length,
    answersTo: async (quiz, question) =>
      [...quizAttempts.values()]
        .filter((attempt) => attempt.quiz === quiz)
        .map(({ customer, startedAt, answers }) => ({ customer, startedAt, answers: answers.filter((one) => one.question === question) })),
    all: async (quiz) =>
      [...quizAttempts.values()].filter((attempt) => attempt.quiz === quiz).toSorted((a, b) => (a.customer < b.customer ? -1 : 1)),
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
