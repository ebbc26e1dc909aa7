import { notificationSight } from "#core/notifications/visible-notifications.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { namesIn } from "./notification-names.ts";
import { NOTIFICATION_COLUMNS, notificationIn } from "./notification-row.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { ExportedRow } from "#adapters/postgres/stored-area.ts";
import type { NotificationColumns } from "./notification-row.ts";

const OF_IDS: Statement = {
  name: "notifications by id",
  text: `select ${NOTIFICATION_COLUMNS} from notification where notification.customer = $1 and notification.id = any ($2::text[])`,
};

/** Those of a customer's notifications whose people, posts, groups and challenges they see now, of whatever kind they want to be told. */
export async function exportedNotifications(
  db: Database,
  customer: CustomerId,
  rows: readonly ExportedRow[],
): Promise<readonly ExportedRow[]> {
  const found = await rowsOf<NotificationColumns>(db, OF_IDS, [customer, rows.map(({ id }) => id)]);
  const names = await namesIn(db, customer, { told: found });
  const remaining = found.map((row) => notificationIn(row, names)).filter((one) => one !== null);
  const needs = {
    people: postgresPeople(db),
    groups: postgresGroups(db),
    posts: postgresPosts(db),
    challenges: postgresChallenges(db),
    notifications: { switchedOff: async () => [] },
  };
  const sight = await notificationSight(needs, customer, { kept: remaining, named: [] });
  const shown = new Set<unknown>(remaining.flatMap((one) => (sight.visible(one) === null ? [] : [one.id])));
  return rows.filter(({ id }) => shown.has(id));
}
