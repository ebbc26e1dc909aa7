import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Answers of customers to the questions of the mind: the last one of each question. */
export const mindAnswers: Migration = {
  async up(db) {
    await sql`create table mind_answer (
      customer text not null references customer on delete cascade,
      question text collate "C" not null,
      answer smallint not null check (answer between 0 and 4),
      answered_at timestamptz not null,
      primary key (customer, question)
    )`.execute(db);
  },
};
