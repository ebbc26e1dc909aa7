import { sql } from "kysely";
import { KEPT_AT_MOST, KEPT_ONCE_READ } from "#core/notifications/retention.ts";
import { SIGHTED_KINDS } from "#core/notifications/acts/kept-notification.ts";
import { MOST_COUNTED, MOST_NEWS } from "#core/notifications/notifications.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { notificationIn, notificationsIn } from "./notification-row.ts";
import { changeNotifications } from "./notification-writes.ts";
import { tellOfAct, tellOfChallenge } from "./acts.ts";
import { tellOnce } from "./tell-once.ts";
import { fitbookKindOf, namesOfFitbookKind } from "#core/notifications/kinds/fitbook-kind.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { Topic } from "#core/notifications/announcement.ts";
import type { FitbookKind } from "#core/notifications/kinds/fitbook-kind.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresNotifications = (db: Database, beats: Notifications["beats"]): Notifications => ({
  ...namingOutages("notifications", {
    async listed(customer, { after, limit }) {
      const rows = await notificationsIn(db)
        .where("notification.customer", "=", customer)
        .where(isListed)
        .$if(after !== null, (query) => query.where("notification.id", "<", after ?? ""))
        .orderBy("notification.id", "desc")
        .limit(limit + 1) // One more tells whether there is a next page.
        .execute();
      const unread = await db
        .selectFrom("notification")
        .leftJoin("challenge", "challenge.id", "notification.challenge")
        .select(["from_customer", "notification.fitbook_group", "challenge.fitbook_group as challenge_of", "kind"])
        .select(topic.as("topic"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("customer", "=", customer)
        .where("read_at", "is", null)
        .where("kind", "not in", [...SIGHTED_KINDS])
        .where(isListed)
        .groupBy(["from_customer", "notification.fitbook_group", "challenge_of", "kind", "topic"])
        .execute();
      const bySight = await notificationsIn(db)
        .where("notification.customer", "=", customer)
        .where("read_at", "is", null)
        .where("kind", "in", [...SIGHTED_KINDS])
        .orderBy("notification.id", "desc")
        .limit(MOST_COUNTED)
        .execute();
      const notifications = rows.slice(0, limit).map(notificationIn);
      return {
        notifications,
        unread: unread.map(({ from_customer: from, fitbook_group: group, challenge_of, kind, topic, count }) => ({
          ...{ from: from === null ? null : customerId(from), group: group === null ? null : groupId(group), count },
          challengeOf: challenge_of === null ? null : groupId(challenge_of),
          kind: fitbookKindOf(kind, topic),
        })),
        unreadBySight: bySight.map(notificationIn),
        next: rows.length > limit ? (notifications.at(-1)?.id ?? null) : null,
      };
    },

    async markRead(customer, id, at) {
      const mine = db.selectFrom("notification").select("read_at").where("customer", "=", customer).where("id", "=", id);
      const known = await mine.executeTakeFirst();
      if (known === undefined) return "unknown";
      if (known.read_at === null) {
        await changeNotifications(db, [customer], async (trx, versions) => {
          await trx
            .updateTable("notification")
            .set({ read_at: new Date(at), version: versions.get(customer) ?? 0 })
            .where("id", "=", id)
            .where("read_at", "is", null)
            .execute();
        });
      }
      return "read";
    },

    async markAllRead(customer, at) {
      await changeNotifications(db, [customer], async (trx, versions) => {
        await trx
          .updateTable("notification")
          .set({ read_at: new Date(at), version: versions.get(customer) ?? 0 })
          .where("customer", "=", customer)
          .where("read_at", "is", null)
          .execute();
      });
    },

    tell: (customer, { id, cause, order, news, at, messages }) =>
      tellOnce(db, customer, { id, cause, kind: "order", shop_order: order.id, news, announcement: null, at, messages }),

    announce: (customer, { id, cause, topic, text, path, at, messages }) =>
      tellOnce(db, customer, {
        ...{ id, cause, kind: "announcement", shop_order: null, news: null, at, messages },
        announcement: { topic, text, path },
      }),

    tellOfAct: (told) => tellOfAct(db, told),
    tellOfChallenge: (told) => tellOfChallenge(db, told),

    async newsSince(customer, version) {
      const row = await db.selectFrom("notified").select("version").where("customer", "=", customer).executeTakeFirst();
      const now = row?.version ?? 0;
      if (version === null || version > now) return { version: now, changed: null };
      if (version === now) return { version: now, changed: [] };
      const rows = await notificationsIn(db)
        .where("notification.customer", "=", customer)
        .where("notification.version", ">", version)
        .where("notification.version", "<=", now) // What comes meanwhile has a beat of its own.
        .orderBy("notification.version")
        .orderBy("notification.id")
        .limit(MOST_NEWS + 1)
        .execute();
      return { version: now, changed: rows.length > MOST_NEWS ? null : rows.map(notificationIn) };
    },
    async switchedOff(customer) {
      const rows = await db.selectFrom("notification_off").select("kind").where("customer", "=", customer).execute();
      return rows.map(({ kind }) => kind);
    },

    async switchKind(customer, { kind, isOn }, at) {
      await changeNotifications(db, [customer], async (trx, versions) => {
        const version = versions.get(customer);
        if (version === undefined) return;
        if (isOn) await trx.deleteFrom("notification_off").where("customer", "=", customer).where("kind", "=", kind).execute();
        else
          await trx
            .insertInto("notification_off")
            .values({ customer, kind, switched_at: new Date(at) })
            .onConflict((kept) => kept.doNothing())
            .execute();
        const newest = trx
          .selectFrom("notification")
          .select("id")
          .where("customer", "=", customer)
          .where(isOfKind(kind))
          .orderBy("id", "desc")
          .limit(MOST_NEWS + 1); // More is told as too many in any case.
        await trx.updateTable("notification").set({ version }).where("id", "in", newest).execute();
        // What is listed again is not new.
        await trx
          .updateTable("notification_letter")
          .set({ since: version })
          .where("customer", "=", customer)
          .where("kind", "=", kind)
          .execute();
      });
    },

    async byLetter(customer) {
      const rows = await db.selectFrom("notification_letter").select("kind").where("customer", "=", customer).execute();
      return rows.map(({ kind }) => kind);
    },

    async chooseLetters(customer, { kind, isByLetter, language }, at) {
      await changeNotifications(db, [customer], async (trx, versions) => {
        const since = versions.get(customer);
        if (since === undefined) return;
        await trx.updateTable("notification_letter").set({ language }).where("customer", "=", customer).execute();
        if (isByLetter)
          await trx
            .insertInto("notification_letter")
            .values({ customer, kind, language, since, chosen_at: new Date(at) })
            .onConflict((kept) => kept.doNothing())
            .execute();
        else await trx.deleteFrom("notification_letter").where("customer", "=", customer).where("kind", "=", kind).execute();
      });
    },

    async leaveLetters(customer) {
      await changeNotifications(db, [customer], async (trx, versions) => {
        if (versions.has(customer)) await trx.deleteFrom("notification_letter").where("customer", "=", customer).execute();
      });
    },

    async unwritten(customer) {
      const chosen = await db
        .selectFrom("notification_letter as letter")
        .innerJoin("notified", "notified.customer", "letter.customer")
        .select(["letter.kind", "letter.language", "letter.since", "notified.version", "notified.lettered"])
        .where("letter.customer", "=", customer)
        .execute();
      const [first] = chosen;
      if (first === undefined) return null;
      const rows = await notificationsIn(db)
        .where("notification.customer", "=", customer)
        .where("notification.read_at", "is", null)
        .where(isListed)
        .where("notification.version", ">", first.lettered)
        .where("notification.version", "<=", first.version) // What comes meanwhile has a letter of its own.
        .where(({ eb, or, and }) => or(chosen.map(({ kind, since }) => and([isOfKind(kind), eb("notification.version", ">", since)]))))
        .orderBy("notification.id", "desc")
        .limit(MOST_NEWS)
        .execute();
      return { version: first.version, notifications: rows.map(notificationIn), language: first.language };
    },

    async written(customer, version) {
      await db
        .updateTable("notified")
        .set({ lettered: version })
        .where("customer", "=", customer)
        .where("lettered", "<", version)
        .execute();
    },
  } satisfies Omit<Notifications, "beats">),
  beats,
});

const topic = sql<Topic | null>`announcement ->> 'topic'`;

/** Of notifications as `notificationsIn` names them. */
function isOfKind(kind: FitbookKind) {
  const { kinds, topics } = namesOfFitbookKind(kind);
  return sql<boolean>`(notification.kind = any(${kinds}) or (notification.kind = 'announcement' and ${topic} = any(${topics})))`;
}

const isListed = sql<boolean>`(notification.state is null or notification.state = 'pending')`;

/** Deletes notifications that were read a year ago or made two years ago. Lists that are open show them until they are read again. */
export async function forgetNotifications(db: Database, at: number): Promise<void> {
  const read = new Date(at - KEPT_ONCE_READ);
  await db
    .deleteFrom("notification")
    .where("created_at", "<", read) // What was read before came before: so much can be found by the index.
    .where(({ eb, or }) => or([eb("read_at", "<", read), eb("created_at", "<", new Date(at - KEPT_AT_MOST))]))
    .execute();
}
