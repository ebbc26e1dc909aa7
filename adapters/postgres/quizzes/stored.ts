import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { QuizTables } from "./tables.ts";

export const storedQuizzes: StoredArea = {
  name: "quizzes",
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
