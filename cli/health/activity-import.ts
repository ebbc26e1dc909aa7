import { importRows } from "./import-rows.ts";
import { ACTIVITIES_IMPORTED } from "./wording/tables.ts";

/** Adds activities of the Compendium. Source: specification/health-tools.md, Activities. */
export const activityImport = importRows({
  name: "activity import",
  what: ACTIVITIES_IMPORTED,
  compose: async () => {
    const { activityFiles, withTables } = await import("./composition.ts");
    return { files: activityFiles, withTables, tableOf: ({ activities }) => activities };
  },
});
