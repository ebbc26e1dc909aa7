import { LETTER_JOBS } from "#core/notifications/letters/letter-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { NotificationTables } from "./tables.ts";

export const storedNotifications: StoredArea = {
  name: "notifications",
  places: {
    follow: "several",
    follow_withdrawn: "several",
    customer_block: "several",
    fitbook_group: "several",
    fitbook_group_member: "several",
    challenge: "several",
    challenge_member: "several",
    notification: "by-customer",
    notification_act: "by-customer",
    notification_off: "account",
    notification_letter: "account",
    notified: "account",
  } satisfies Places<keyof NotificationTables>,
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
  erase: async (trx, customer) => (await import("./forget-what-tells-of.ts")).forgetWhatTellsOfAuthor(trx, customer),
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
      told: async (...given) => (await import("./exported-notifications.ts")).exportedNotifications(...given),
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
