import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPoints: StoredArea = {
  name: "points",
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
