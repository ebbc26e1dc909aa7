import { makeImportActivities } from "#core/trackers/tables/import/import-activities.use-case.ts";
import { makeImportFoods } from "#core/trackers/tables/import/import-foods.use-case.ts";
import { activitiesInTable } from "#adapters/food-file/activity-table.ts";
import { readActivityLines } from "#adapters/food-file/activity-lines.ts";
import { foodsInTable } from "#adapters/food-file/food-table.ts";
import { readFoodLines } from "#adapters/food-file/food-lines.ts";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import { ACTIVITY_TABLE, FOOD_TABLE, postgresTableRegister } from "#adapters/postgres/trackers/imported-rows.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { FactFiles } from "#cli/input/file-check.ts";
import type { ActivityFiles, FoodFiles, StaffTables } from "./staff-tables.ts";

export const composeHealthFiles = (): FactFiles<HealthAnswer> => jsonFiles(answerHealthFile);

export const foodFiles: FoodFiles = { inLines: readFoodLines, inTable: foodsInTable };
export const activityFiles: ActivityFiles = { inLines: readActivityLines, inTable: activitiesInTable };

/** The tables of foods and activities, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTables = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (tables: StaffTables) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const [foods, activities] = [postgresTableRegister(db, FOOD_TABLE), postgresTableRegister(db, ACTIVITY_TABLE)];
    const importFoods = makeImportFoods({ register: foods, now: Date.now });
    const importActivities = makeImportActivities({ register: activities, now: Date.now });
    return act({
      foods: { import: (given) => importFoods(whoActs(asked), given), imported: foods.all },
      activities: { import: (given) => importActivities(whoActs(asked), given), imported: activities.all },
    });
  });
