import { LETTER_JOBS } from "#core/notifications/letters/letter-job.ts";
import { notifications } from "#adapters/postgres/migrations/0008-notifications.ts";
import { notificationAge } from "#adapters/postgres/migrations/0012-notification-age.ts";
import { announcements } from "#adapters/postgres/migrations/0039-announcements.ts";
import { topicsOfAnnouncements } from "#adapters/postgres/migrations/0088-topics-of-announcements.ts";
import { notificationKinds } from "#adapters/postgres/migrations/0105-notification-kinds.ts";
import { notificationActs } from "#adapters/postgres/migrations/0108-notification-acts.ts";
import { notificationsByCustomer } from "#adapters/postgres/migrations/0153-notifications-by-customer.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { NotificationTables } from "./tables.ts";

export const storedNotifications: StoredArea = {
  name: "notifications",
  migrations: {
    "0008-notifications": notifications,
    "0012-notification-age": notificationAge,
    "0039-announcements": announcements,
    "0088-topics-of-announcements": topicsOfAnnouncements,
    "0105-notification-kinds": notificationKinds,
    "0108-notification-acts": notificationActs,
    "0153-notifications-by-customer": notificationsByCustomer,
  },
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
      told: async (...asked) => (await import("./exported-notifications.ts")).exportedNotifications(...asked),
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
