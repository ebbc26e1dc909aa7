import { makeExplainChallenge } from "#core/fitbook/staff/explain-challenge.use-case.ts";
import { makeRebuildBoard } from "#core/fitbook/staff/rebuild-board.use-case.ts";
import { makeRecountFitbook } from "#core/fitbook/staff/recount-fitbook.use-case.ts";
import { fitbookTroubles } from "#adapters/postgres/fitbook/fitbook-troubles.ts";
import { postgresFitbookNumbers } from "#adapters/postgres/fitbook/recount.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { ExplainChallenge } from "#core/fitbook/staff/explain-challenge.use-case.ts";
import type { RebuildBoard } from "#core/fitbook/staff/rebuild-board.use-case.ts";
import type { RecountFitbook } from "#core/fitbook/staff/recount-fitbook.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

export { fitbookTroubles };

/** What the commands ask of challenges, and of the numbers that are kept. */
type BoardActions = {
  readonly explain: (wanted: Parameters<ExplainChallenge>[1]) => ReturnType<ExplainChallenge>;
  readonly rebuild: (challenge: Parameters<RebuildBoard>[1]) => ReturnType<RebuildBoard>;
  readonly recount: () => ReturnType<RecountFitbook>;
};

/** Challenges over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withBoards = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: BoardActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const challenges = postgresChallenges(db);
    const explain = makeExplainChallenge({ challenges, customers: postgresCustomers(db), log: postgresAuditLog(db), now: Date.now });
    const rebuild = makeRebuildBoard({ challenges, now: Date.now });
    const recount = makeRecountFitbook({ numbers: postgresFitbookNumbers(db), now: Date.now });
    const who = whoActs(context);
    return act({
      explain: (wanted) => explain(who, wanted),
      rebuild: (challenge) => rebuild(who, challenge),
      recount: () => recount(who),
    });
  });
