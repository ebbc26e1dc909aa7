import { importRows } from "./import-rows.ts";
import { FOODS_IMPORTED } from "./wording/tables.ts";

/** Adds foods and dishes. Source: specification/health-tools.md, Foods. */
export const foodImport = importRows({
  name: "food import",
  what: FOODS_IMPORTED,
  compose: async () => {
    const { foodFiles, withTables } = await import("./composition.ts");
    return { files: foodFiles, withTables, tableOf: ({ foods }) => foods };
  },
});
