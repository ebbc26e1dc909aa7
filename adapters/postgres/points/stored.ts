import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { PointTables } from "./tables.ts";

export const storedPoints: StoredArea = {
  name: "points",
  places: { reward_entry: "by-customer" } satisfies Places<keyof PointTables>,
  retained: [["reward_entry", "customer"]],
  exported: [
    {
      name: "reward_points",
      table: "reward_entry",
      owner: "customer",
      key: "id",
      columns: ["id", "points", "kind", "reason", "payable", "entered_at", "usable_from", "expires_at"],
    },
  ],
};
