import { points } from "#adapters/postgres/migrations/0016-points.ts";
import { pointsByCustomer } from "#adapters/postgres/migrations/0155-points-by-customer.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { PointTables } from "./tables.ts";

export const storedPoints: StoredArea = {
  name: "points",
  migrations: {
    "0016-points": points,
    "0155-points-by-customer": pointsByCustomer,
  },
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
