import { sql } from "kysely";
import { KEPT_AT_MOST, KEPT_ONCE_READ } from "#core/notifications/retention.ts";
import { SIGHTED_KINDS } from "#core/notifications/kept-notification.ts";
import { MOST_COUNTED, MOST_NEWS } from "#core/notifications/notifications.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { namesIn } from "./notification-names.ts";
import { notificationIn, NOTIFICATION_COLUMNS } from "./notification-row.ts";
import { changeNotifications } from "./notification-writes.ts";
import { tellOfAct, tellOfChallenge } from "./acts.ts";
import { tellOnce } from "./tell-once.ts";
import { fitbookKindOf, namesOfFitbookKind } from "#core/notifications/fitbook-kind.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Topic } from "#core/notifications/announcement.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { Notifications, StoredNotifications } from "#core/notifications/notifications.port.ts";
import type { NotificationId, NotificationKind } from "#core/notifications/notification.ts";
import type { KeptNotification } from "#core/notifications/kept-notification.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { NotificationNames } from "./notification-names.ts";
import type { NotificationColumns } from "./notification-row.ts";

export const postgresNotifications = (db: Database, beats: Notifications["beats"]): Notifications => ({
  ...namingOutages("notifications", {
    async listed(customer, { after, limit }) {
      const version = await versionOf(db, customer); // Before all else, so that nothing that comes meanwhile is taken for read.
      const most = limit + 1; // One more tells whether there is a next page.
      const rows =
        after === null
          ? await rowsOf<NotificationColumns>(db, FIRST_PAGE, [customer, most])
          : await rowsOf<NotificationColumns>(db, PAGE_AFTER, [customer, most, after]);
      const unread = await rowsOf<UnreadRow>(db, UNREAD, [customer]);
      const bySight = await rowsOf<NotificationColumns>(db, UNREAD_BY_SIGHT, [customer]);
      const page = rows.slice(0, limit);
      const challenges = unread.map(({ challenge }) => challenge);
      const names = await namesIn(db, customer, { told: [...page, ...bySight], challenges });
      return {
        version,
        notifications: toldIn(page, names),
        unread: unread.flatMap((row) => countedIn(row, names)),
        unreadBySight: toldIn(bySight, names),
        next: rows.length > limit ? nextOf(page) : null,
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
            .where("customer", "=", customer)
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

    tell: (customer, { id, cause, order, news, ends, at, messages }) =>
      tellOnce(db, customer, {
        id,
        cause,
        kind: "order",
        shop_order: order.id,
        news,
        announcement: null,
        ends,
        at,
        messages,
      }),

    announce: (customer, { id, cause, topic, text, path, at, messages }) =>
      tellOnce(db, customer, {
        id,
        cause,
        kind: "announcement",
        shop_order: null,
        news: null,
        ends: [],
        at,
        messages,
        announcement: { topic, text, path },
      }),

    tellOfAct: (act) => tellOfAct(db, act),
    tellOfChallenge: (news) => tellOfChallenge(db, news),

    async newsSince(customer, version) {
      const now = await versionOf(db, customer);
      if (version === null || version > now) return { version: now, changed: null };
      if (version === now) return { version: now, changed: [] };
      const rows = await rowsOf<NotificationColumns>(db, NEWS, [customer, version, now]); // What comes meanwhile has a beat of its own.
      if (rows.length > MOST_NEWS) return { version: now, changed: null };
      return { version: now, changed: toldIn(rows, await namesIn(db, customer, { told: rows })) };
    },
    async switchedOff(customer) {
      const rows = await rowsOf<{ readonly kind: FitbookKind }>(db, SWITCHED_OFF, [customer]);
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
            .onConflict((stored) => stored.doNothing())
            .execute();
        const newest = trx
          .selectFrom("notification")
          .select("id")
          .where("customer", "=", customer)
          .where(isOfKind(kind))
          .orderBy("id", "desc")
          .limit(MOST_NEWS + 1); // More than that are reported as "too many" anyway.
        await trx.updateTable("notification").set({ version }).where("customer", "=", customer).where("id", "in", newest).execute();
        // Notifications that are only listed again are not new, so no letter is sent about them.
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
            .onConflict((stored) => stored.doNothing())
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
      const ofChosen = chosen.map(({ kind, since }) => sql`(${isOfKind(kind)} and notification.version > ${since})`);
      // What comes meanwhile has a letter of its own. The customer is the first value, as the columns need it.
      const { rows } =
        await sql<NotificationColumns>`select ${sql.raw(NOTIFICATION_COLUMNS)} from notification where customer = ${customer} and read_at is null and ${sql.raw(IS_LISTED)}
        and version > ${first.lettered} and version <= ${first.version} and (${sql.join(ofChosen, sql` or `)})
        order by id desc limit ${MOST_NEWS}`.execute(db);
      const notifications = toldIn(rows, await namesIn(db, customer, { told: rows }));
      return { version: first.version, notifications, language: first.language };
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

async function versionOf(db: Database, customer: CustomerId): Promise<number> {
  const [row] = await rowsOf<{ readonly version: number }>(db, VERSION, [customer]);
  return row?.version ?? 0; // Nothing was ever told.
}

const toldIn = (rows: readonly NotificationColumns[], names: NotificationNames): readonly KeptNotification[] =>
  rows.map((row) => notificationIn(row, names)).filter((given) => given !== null);

function nextOf(page: readonly NotificationColumns[]): NotificationId | null {
  const last = page.at(-1);
  return last === undefined ? null : notificationId(last.id);
}

/** How many there are that name these; none where the challenge is gone. */
function countedIn(
  { from_customer: from, fitbook_group: group, challenge, kind, topic, count }: UnreadRow,
  { challenges }: NotificationNames,
): StoredNotifications["unread"] {
  const named = challenge === null ? null : (challenges.get(challenge) ?? null);
  if (named === null && challenge !== null) return [];
  return [
    {
      from: from === null ? null : customerId(from),
      group: group === null ? null : groupId(group),
      count,
      challengeOf: named?.group?.id ?? null,
      kind: fitbookKindOf(kind, topic),
    },
  ];
}

const topic = sql<Topic | null>`announcement ->> 'topic'`;

function isOfKind(kind: FitbookKind) {
  const { kinds, topics } = namesOfFitbookKind(kind);
  return sql<boolean>`(notification.kind = any(${kinds}) or (notification.kind = 'announcement' and ${topic} = any(${topics})))`;
}

const IS_LISTED = "(notification.state is null or notification.state = 'pending')";
const BY_SIGHT = `kind in (${SIGHTED_KINDS.map((kind) => `'${kind}'`).join(", ")})`;

// Every window that somebody signed in has open asks these. Values stand in queries of their own, so that PostgreSQL plans each once and
// not for them; whose notifications they are does not, as it has to be seen on which node they lie.

const MINE = "notification.customer = $1";

const VERSION: Statement = {
  name: "notifications version",
  text: "select version from notified where customer = (select $1::text)",
};

const SWITCHED_OFF: Statement = {
  name: "notifications switched off",
  text: "select kind from notification_off where customer = (select $1::text)",
};

/** Of a customer ($1), at most so many ($2). */
const FIRST_PAGE: Statement = { name: "notifications listed", text: pageOf("true") };

/** Likewise, behind a notification ($3). */
const PAGE_AFTER: Statement = { name: "notifications listed after one", text: pageOf("id < (select $3::text)") };

function pageOf(behind: string): string {
  return `select ${NOTIFICATION_COLUMNS} from notification where ${MINE} and ${IS_LISTED} and ${behind} order by id desc limit (select $2::int)`;
}

const UNREAD: Statement = {
  name: "notifications unread",
  text: `select from_customer, fitbook_group, challenge, kind, announcement ->> 'topic' as topic, count(*)::int as count
    from notification where ${MINE} and read_at is null and not ${BY_SIGHT} and ${IS_LISTED}
    group by from_customer, fitbook_group, challenge, kind, topic`,
};

type UnreadRow = {
  readonly from_customer: string | null;
  readonly fitbook_group: string | null;
  readonly challenge: string | null;
  readonly kind: NotificationKind;
  readonly topic: Topic | null;
  readonly count: number;
};

const UNREAD_BY_SIGHT: Statement = {
  name: "notifications unread by sight",
  text: `select ${NOTIFICATION_COLUMNS} from notification where ${MINE} and read_at is null and ${BY_SIGHT} order by id desc limit ${MOST_COUNTED}`,
};

/** Those of a customer ($1) that changed after a version ($2) and up to another one ($3). */
const NEWS: Statement = {
  name: "notifications changed",
  text: `select ${NOTIFICATION_COLUMNS} from notification where ${MINE} and version > (select $2::int8) and version <= (select $3::int8)
    order by version, id limit ${MOST_NEWS + 1}`,
};

/**
 * Deletes notifications that were read a year ago or made two years ago, on all nodes. Lists that are open show them until they are read
 * again.
 */
export async function forgetNotifications(db: Database, at: number): Promise<void> {
  const [read, made] = [new Date(at - KEPT_ONCE_READ), new Date(at - KEPT_AT_MOST)];
  // What was read before came before: so much can be found by the index.
  const isOld = sql`told.created_at < ${read} and (told.read_at < ${read} or told.created_at < ${made})`;
  await db.transaction().execute(async (trx) => {
    await sql`delete from notification_act act using notification told
      where told.customer = act.customer and told.id = act.notification and ${isOld}`.execute(trx);
    await sql`delete from notification told where ${isOld}`.execute(trx);
  });
}
