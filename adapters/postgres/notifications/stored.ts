import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedNotifications: StoredArea = {
  name: "notifications",
  erased: [
    ["notification", "customer"],
    ["notification", "from_customer"],
    ["notified", "customer"],
  ],
  exported: [
    {
      name: "notifications",
      table: "notification",
      owner: "customer",
      key: "id",
      columns: [
        "id",
        "kind",
        "from_customer",
        "fitbook_group",
        "challenge",
        "state",
        "shop_order",
        "news",
        "announcement",
        "created_at",
        "read_at",
      ],
    },
  ],
  notExported: [
    ["notification", "from_customer"],
    ["notified", "customer"], // A counter.
  ],
};
