import { quizzes } from "#adapters/postgres/migrations/0056-quizzes.ts";
import { quizAttempts } from "#adapters/postgres/migrations/0057-quiz-attempts.ts";
import { quizTurns } from "#adapters/postgres/migrations/0070-quiz-turns.ts";
import { resultsAtOnce } from "#adapters/postgres/migrations/0139-results-at-once.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { QuizTables } from "./tables.ts";

export const storedQuizzes: StoredArea = {
  name: "quizzes",
  migrations: {
    "0056-quizzes": quizzes,
    "0057-quiz-attempts": quizAttempts,
    "0070-quiz-turns": quizTurns,
    "0139-results-at-once": resultsAtOnce,
  },
  places: {
    quiz: "offer",
    quiz_question: "offer",
    quiz_key: "offer",
    quiz_turn: "several",
    quiz_attempt: "several",
  } satisfies Places<keyof QuizTables>,
  audited: ["quiz"],
  erased: [["quiz_attempt", "customer"]],
  exported: [
    {
      name: "quiz_attempts",
      table: "quiz_attempt",
      owner: "customer",
      key: "quiz",
      columns: ["quiz", "started_at", "handed_in_at", "answers", "score", "place", "takers"],
    },
  ],
};
