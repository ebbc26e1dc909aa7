import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { memoryQuizAttempts } from "./quiz-attempts.ts";
import { memoryQuizzes } from "./quizzes.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const quizzesInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Quizzes, memoryQuizzes(memory));
    keep(QuizAttempts, memoryQuizAttempts(memory));
  },
  exported: {
    quiz_attempts: ({ quizAttempts }, customer) => [...quizAttempts.values()].filter((attempt) => attempt.customer === customer),
  },
};
