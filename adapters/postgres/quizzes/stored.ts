import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedQuizzes: StoredArea = {
  name: "quizzes",
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
