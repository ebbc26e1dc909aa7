import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * One attempt a customer and quiz. `answers` are the newest of each question that came in time, with the server's instants. Marks stand here
 * only once the quiz is over.
 */
export const quizAttempts: Migration = {
  async up(db) {
    await sql`create table quiz_attempt (
      customer text not null references customer on delete cascade,
      quiz text collate "C" not null references quiz,
      seed text not null,
      seat integer not null check (seat > 0),
      started_at timestamptz not null,
      handed_in_at timestamptz,
      answers jsonb not null,
      score integer,
      place integer,
      takers integer,
      primary key (customer, quiz),
      check ((score is null) = (place is null) and (score is null) = (takers is null))
    )`.execute(db);
    await sql`create index quiz_attempt_quiz on quiz_attempt (quiz)`.execute(db);
  },
};
