import { token } from "../../shared/token.ts";
import type { Food } from "../../health/foods/food.ts";
import type { Activity } from "./activity.ts";

/**
 * What staff have imported into a table, beside the rows that come with the program. A row is replaced by a later import and never removed,
 * so that no entry loses what it names.
 */
export type ImportedRows<Row> = {
  /** Grows with each import that changes the table; 0: nothing was ever imported. */
  version(): Promise<number>;
  /**
   * The rows by their ids, the first after `after` ("": from the beginning), so many at once as keep nobody else waiting; empty: there are
   * no further ones.
   */
  pageAfter(after: string): Promise<readonly Row[]>;
  /** The rows of these ids; what was never imported is left out. */
  withIds(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
};

export const ImportedFoods = token<ImportedRows<Food>>("ImportedFoods");
export const ImportedActivities = token<ImportedRows<Activity>>("ImportedActivities");
