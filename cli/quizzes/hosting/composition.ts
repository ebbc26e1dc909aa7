import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { NEVER } from "rxjs";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { HostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Does what a host asks over the shop's data; every server hears of it. Throws CannotStart. */
export const hostQuiz = (context: CommandContext, id: QuizId, act: HostAct): ReturnType<HostLiveQuiz> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const turns = postgresLiveTurns(db, { of: () => NEVER }); // A host listens to nobody.
    return makeHostLiveQuiz({ turns, now: Date.now })(whoActs(context), id, act);
  });
