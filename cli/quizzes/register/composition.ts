import { isDeepStrictEqual } from "node:util";
import { makeImportQuizzes } from "#core/quizzes/register/import-quizzes.use-case.ts";
import { readQuizLines } from "#adapters/quiz-file/quiz-lines.ts";
import { postgresQuizRegister } from "#adapters/postgres/quizzes/quiz-register.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { QuizActions, QuizFiles } from "./quiz-actions.ts";

export const quizFiles: QuizFiles = { inLines: readQuizLines };

/** Quizzes over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withQuizzes = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: QuizActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresQuizRegister(db);
    const importing = makeImportQuizzes({ register, now: Date.now, same: isDeepStrictEqual });
    return act({
      import: (given) => importing(whoActs(context), given),
      find: (ids) => register.find(ids),
      attempts: (id) => register.attempts(id),
      turns: (id) => register.turns(id),
    });
  });
