import {
  makeCancelChallengeByStaff,
  makeRemovePlayerByStaff,
  makeShowChallengeToStaff,
} from "#core/fitbook/staff/challenge-by-staff.use-case.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CancelChallengeByStaff, RemovePlayerByStaff, ShowChallengeToStaff } from "#core/fitbook/staff/challenge-by-staff.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands ask of a challenge. */
type ChallengeActions = {
  readonly show: (wanted: Parameters<ShowChallengeToStaff>[1]) => ReturnType<ShowChallengeToStaff>;
  readonly cancel: (wanted: Parameters<CancelChallengeByStaff>[1]) => ReturnType<CancelChallengeByStaff>;
  readonly remove: (wanted: Parameters<RemovePlayerByStaff>[1]) => ReturnType<RemovePlayerByStaff>;
};

/** Challenges over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withChallenges = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: ChallengeActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const parts = { challenges: postgresChallenges(db), now: Date.now };
    const show = makeShowChallengeToStaff({ ...parts, log: postgresAuditLog(db) });
    const cancel = makeCancelChallengeByStaff(parts);
    const remove = makeRemovePlayerByStaff({ ...parts, customers: postgresCustomers(db) });
    const who = whoActs(context);
    return act({
      show: (wanted) => show(who, wanted),
      cancel: (wanted) => cancel(who, wanted),
      remove: (wanted) => remove(who, wanted),
    });
  });
