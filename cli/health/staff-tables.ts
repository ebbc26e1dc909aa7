import type { Food } from "#core/health/foods/food.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { ImportRows, TableImport } from "#core/trackers/tables/import/import-rows.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of a table in the shop's data. `imported`: all that was imported, by id. */
export type StaffTable<Row> = {
  readonly import: (given: TableImport<Row>) => ReturnType<ImportRows<Row>>;
  readonly imported: () => Promise<readonly Row[]>;
};
export type StaffTables = { readonly foods: StaffTable<Food>; readonly activities: StaffTable<Activity> };

/** What they ask of the file formats. */
export type RowFiles<Row> = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<Row>>;
  inTable(pieces: AsyncIterable<Uint8Array>): Promise<RowFile<Row>>;
};
export type FoodFiles = RowFiles<Food>;
export type ActivityFiles = RowFiles<Activity>;
