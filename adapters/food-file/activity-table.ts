import { activityIn } from "./activity-lines.ts";
import { numberOrText, rowsInTable } from "./rows-in-table.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { RowsRead } from "./rows-read.ts";

const COLUMNS = ["activity", "name", "hindi", "met", "source"];

/** The activities of a table in CSV. Source: specification/health-tools.md, Activities. */
export const activitiesInTable = (pieces: AsyncIterable<Uint8Array>): Promise<RowsRead<Activity>> =>
  rowsInTable(pieces, {
    columns: COLUMNS,
    rowIn: activityIn,
    wireOf: (cells) => ({ ...Object.fromEntries(cells), met: numberOrText(cells.get("met")) }),
  });
