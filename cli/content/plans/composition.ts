import { makeImportHealthPlans } from "#core/staff/health-plans/import-health-plans.use-case.ts";
import { readPlanLines } from "#adapters/plan-file/plan-lines.ts";
import { postgresHealthPlanRegister } from "#adapters/postgres/content/health-plan-register.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { PlanFiles, StaffPlans } from "./staff-plans.ts";

export const planFiles: PlanFiles = { inLines: readPlanLines };

/** Health plans over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withPlans = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (plans: StaffPlans) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresHealthPlanRegister(db);
    const importing = makeImportHealthPlans({ register, now: Date.now });
    return act({
      import: (given) => importing(whoActs(context), given),
      all: async () => (await register.page())?.plans ?? [],
    });
  });
