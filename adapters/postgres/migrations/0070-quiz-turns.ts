import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a host opened each question of a live quiz, and closed it, if they did. When it ended follows from these times alone. */
export const quizTurns: Migration = {
  async up(db) {
    await sql`create table quiz_turn (
      quiz text collate "C" not null references quiz,
      question text collate "C" not null,
      at timestamptz not null,
      closed_at timestamptz check (closed_at >= at),
      primary key (quiz, question),
      unique (quiz, at)
    )`.execute(db);
  },
};
