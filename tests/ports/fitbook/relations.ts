import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ACT_JOBS } from "#core/fitbook/acts/act-job.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresBlocks } from "#adapters/postgres/fitbook/blocks.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { putAnnouncements } from "#adapters/postgres/notifications/notification-writes.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresRequests } from "#adapters/postgres/notifications/requests.ts";
import { postgresPeople, putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { now } from "#tests/fixtures.ts";
import { requestsMade } from "#tests/core/notifications/requests-made.ts";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

import { challengeOf } from "#tests/core/fitbook/relations-in-memory.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export function relationsInPostgres(db: Database, beats: NotificationListener): RelationPorts {
  const created_at = new Date(now);
  return {
    notifications: postgresNotifications(db, (customer) => beats.of(customer)),
    port: postgresRequests(db),
    groups: postgresGroups(db),
    sight: {
      notifications: postgresNotifications(db, (customer) => beats.of(customer)),
      people: postgresPeople(db),
      groups: postgresGroups(db),
      posts: postgresPosts(db),
      challenges: postgresChallenges(db),
    },
    requests: requestsMade(postgresRequests(db), postgresGroups(db)),
    blocks: postgresBlocks(db),
    async someone(name = "Asha") {
      const id = randomUUID();
      await db.insertInto("customer").values({ id, name, mobile: null, email: null, created_at }).execute();
      await putFitbookProfile(db, { customer: customerId(id), profile: aFitbookProfile(name), at: now });
      return customerId(id);
    },
    async aGroup(given) {
      const group = aGroup(given);
      await db
        .insertInto("fitbook_group")
        .values({ ...groupRowOf(group), created_at })
        .execute();
      return group;
    },
    async aChallenge(given) {
      const challenge = challengeOf(given);
      const { id, activity, hindi, start, end, isOpen, maker, group } = challenge;
      const told = { hindi: hindi && JSON.stringify(hindi), maker, fitbook_group: group };
      await db
        .insertInto("challenge")
        .values({ id, activity, ...told, start_day: start, end_day: end, is_open: isOpen, created_at })
        .execute();
      return challenge;
    },
    async anOrder() {
      const id = randomUUID();
      await sql`insert into shop_order (id, customer, stage, standing, total, products, pieces, sellers, titles, snapshot, state, made_at, listed_at)
        values (${id}, 'somebody', 'placed', 'placed', 100, '{}', '{}', '{}', '', '{}', '{}', now(), now())`.execute(db);
      await sql`insert into order_number (id, customer, number) select id, customer, number from shop_order where id = ${id}
        on conflict (id) do nothing`.execute(db); // On one PostgreSQL a trigger has done so, for servers of before.
      return payableId(id);
    },
    async aSuggestion(to, from) {
      const id = notificationId(randomUUID());
      await db
        .insertInto("notification")
        .values({ id, customer: to, kind: "follow-suggestion", from_customer: from, created_at, version: 1 })
        .execute();
      return id;
    },
    announce: (announcements) => db.transaction().execute((trx) => putAnnouncements(trx, announcements)),
    async actJobs() {
      const { rows } = await sql<{ name: string; data: object }>`select name, data from jobs.job where name = any(${Object.keys(ACT_JOBS)})
        order by created_on, id`.execute(db);
      return rows.map(({ name, data }) => ({ kind: name, ...data }) as ActJob);
    },
    async messagesFor(cause) {
      // What makes two jobs one is their key alone: put again under it, nothing more comes.
      const before = await countedJobs();
      await putJobIn<MessageJob>(db, { kind: "send-sms", mobile: "9820012345", text: "Cancelled" }, { key: `${cause}/0`, notBefore: null });
      return (await countedJobs()) === before ? 1 : 0;

      async function countedJobs() {
        const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from jobs.job`.execute(db);
        return rows[0]?.jobs ?? 0;
      }
    },
  };
}
