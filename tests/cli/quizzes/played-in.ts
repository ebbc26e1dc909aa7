import { NEVER } from "rxjs";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryLiveTurns } from "#adapters/memory/quizzes/live-turns.ts";
import { memoryQuizAttempts } from "#adapters/memory/quizzes/quiz-attempts.ts";
import { memoryQuizzes } from "#adapters/memory/quizzes/quizzes.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { putQuiz } from "#adapters/postgres/quizzes/put-quiz.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { now } from "#tests/fixtures.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import type { Quizzes } from "#core/quizzes/attempts/quizzes.port.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { LiveTurns } from "#core/quizzes/live/live-turns.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Played = {
  readonly quizzes: Quizzes;
  readonly attempts: QuizAttempts;
  readonly turns: LiveTurns;
  readonly people: Pick<People, "facts">;
};
type Place = { readonly runs: number; open(keyed: KeyedQuiz, players: readonly string[]): Promise<Played> };

/** Where a quiz can be played, and how many games are tried there: a database takes some hundred times as long as memory. */
export const playedIn = (db: () => Database): readonly (readonly [string, Place])[] => [
  [
    "memory",
    {
      runs: 150,
      async open(keyed) {
        const memory = new Memory();
        memory.quizzes.set(keyed.quiz.id, keyed);
        return {
          quizzes: memoryQuizzes(memory),
          attempts: memoryQuizAttempts(memory),
          turns: memoryLiveTurns(memory),
          people: memoryPeople(memory),
        };
      },
    },
  ],
  [
    "PostgreSQL",
    {
      runs: 12,
      async open(keyed, players) {
        const people = players.map((id) => ({ id, name: "Nirmala Rao", mobile: null, email: null, created_at: new Date(now) }));
        await db()
          .insertInto("customer")
          .values(people)
          .onConflict((known) => known.doNothing())
          .execute();
        await putQuiz(db(), keyed);
        return {
          quizzes: postgresQuizzes(db()),
          attempts: postgresQuizAttempts(db()),
          turns: postgresLiveTurns(db(), { of: () => NEVER }),
          people: postgresPeople(db()),
        };
      },
    },
  ],
];
