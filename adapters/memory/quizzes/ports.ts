import { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";
import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import { memoryLiveTurns } from "./live-turns.ts";
import { memoryQuizAttempts } from "./quiz-attempts.ts";
import { memoryQuizzes } from "./quizzes.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const quizzesInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Quizzes, memoryQuizzes(memory));
    keep(LiveTurns, memoryLiveTurns(memory));
    keep(QuizAttempts, memoryQuizAttempts(memory));
  },
  exported: {
    quiz_attempts: ({ quizAttempts }, customer) => [...quizAttempts.values()].filter((attempt) => attempt.customer === customer),
  },
};
