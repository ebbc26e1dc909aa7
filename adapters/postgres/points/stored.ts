import { points } from "#adapters/postgres/migrations/0016-points.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPoints: StoredArea = {
  name: "points",
  migrations: {
    "0016-points": points,
  },
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
