import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Quizzes as staff feed them. What may be read by everybody and what may not are two tables: whoever asks for questions never touches a key.
 * A text is {"english", "hindi"}.
 */
export const quizzes: Migration = {
  async up(db) {
    await sql`create table quiz (
      id text collate "C" primary key,
      title jsonb not null,
      note jsonb,
      opens_at timestamptz not null,
      closes_at timestamptz not null,
      mode text not null check (mode in ('questionnaire', 'live')),
      minutes integer,
      pass_percent integer,
      check (closes_at > opens_at),
      check ((mode = 'questionnaire') = (minutes is not null and pass_percent is not null))
    )`.execute(db);
    await sql`create table quiz_question (
      quiz text collate "C" not null references quiz on delete cascade,
      id text collate "C" not null,
      place integer not null,
      kind text not null check (kind in ('single', 'multiple', 'number', 'order')),
      text jsonb not null,
      picture text,
      options jsonb not null,
      points integer not null,
      penalty integer not null,
      seconds integer not null,
      primary key (quiz, id),
      unique (quiz, place)
    )`.execute(db);
    await sql`create table quiz_key (
      quiz text collate "C" not null,
      question text collate "C" not null,
      key jsonb not null,
      explanation jsonb not null,
      source text not null,
      primary key (quiz, question),
      foreign key (quiz, question) references quiz_question on delete cascade
    )`.execute(db);
  },
};
