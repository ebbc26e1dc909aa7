import { LETTER_JOBS } from "#core/notifications/letters/letter-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedNotifications: StoredArea = {
  name: "notifications",
  jobs: LETTER_JOBS,
  erased: [
    ["notification", "customer"],
    ["notification", "from_customer"],
    ["notification_act", "customer"],
    ["notification_act", "person"],
    ["notified", "customer"],
    ["notification_off", "customer"],
    ["notification_letter", "customer"],
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
        "post",
        "state",
        "shop_order",
        "news",
        "announcement",
        "created_at",
        "read_at",
      ],
    },
    { name: "notification_kinds_off", table: "notification_off", owner: "customer", key: "kind", columns: ["kind", "switched_at"] },
    {
      name: "notification_letters",
      table: "notification_letter",
      owner: "customer",
      key: "kind",
      columns: ["kind", "language", "chosen_at"],
    },
  ],
  notExported: [
    ["notification", "from_customer"],
    ["notification_act", "customer"], // Of others, whom the customer may not see any more.
    ["notification_act", "person"],
    ["notified", "customer"], // A counter.
  ],
};
