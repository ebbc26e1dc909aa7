import { makeImportActivities } from "#core/trackers/tables/import/import-activities.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { makeImportFoods } from "#core/trackers/tables/import/import-foods.use-case.ts";
import { activitiesInTable } from "#adapters/food-file/activity-table.ts";
import { readActivityLines } from "#adapters/food-file/activity-lines.ts";
import { foodsInTable } from "#adapters/food-file/food-table.ts";
import { foodRecord } from "#adapters/food-file/food-record.ts";
import { readFoodLines } from "#adapters/food-file/food-lines.ts";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { formulaCardPaper } from "#adapters/pdf/formula-card/formula-card-paper.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import { ACTIVITY_TABLE, FOOD_TABLE, postgresTableRegister } from "#adapters/postgres/trackers/imported-rows.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { FactFiles } from "#cli/input/file-check.ts";
import type { AnsweredHealthFile } from "./wording/formula-card.ts";
import type { ActivityFiles, FoodFiles, StaffTables } from "./staff-tables.ts";

/** What was asked, as it was typed, and what came of it. */
export const composeHealthFiles = (): FactFiles<AnsweredHealthFile> =>
  jsonFiles((wire) => {
    const answer = answerHealthFile(wire);
    return answer.kind === "refused" ? answer : ok({ asked: wire, answer: answer.value });
  });

export const paperOfCard = formulaCardPaper();

export { foodRecord };

export const foodFiles: FoodFiles = { inLines: readFoodLines, inTable: foodsInTable };
export const activityFiles: ActivityFiles = { inLines: readActivityLines, inTable: activitiesInTable };

/** The tables of foods and activities, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTables = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (tables: StaffTables) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const [foods, activities] = [postgresTableRegister(db, FOOD_TABLE), postgresTableRegister(db, ACTIVITY_TABLE)];
    const importFoods = makeImportFoods({ register: foods, now: Date.now });
    const importActivities = makeImportActivities({ register: activities, now: Date.now });
    return act({
      foods: { import: (given) => importFoods(whoActs(context), given), imported: foods.all },
      activities: { import: (given) => importActivities(whoActs(context), given), imported: activities.all },
    });
  });
