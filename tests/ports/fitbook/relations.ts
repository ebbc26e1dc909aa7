import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ACT_JOBS } from "#core/fitbook/acts/act-job.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { memoryBlocks } from "#adapters/memory/fitbook/blocks.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { memoryRequests } from "#adapters/memory/notifications/requests.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
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
import { aGroup } from "#tests/ports/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/ports/fitbook/a-kept-challenge.ts";
import { aFitbookProfile } from "#tests/ports/fitbook/a-fitbook-profile.ts";
import { now } from "#tests/fixtures.ts";
import { requestsMade } from "#tests/ports/notifications/requests-made.ts";
import type { ActJob } from "#core/fitbook/acts/act-job.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { Blocks } from "#core/fitbook/blocks/blocks.port.ts";
import type { Challenge } from "#core/fitbook/challenge.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
import type { Group } from "#core/fitbook/group.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FullName } from "#core/identity/full-name.ts";
import type { AnnouncementToPut } from "#adapters/postgres/notifications/notification-writes.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { Notifications } from "#core/notifications/notifications.port.ts";
import type { Requests } from "#core/notifications/requests.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The ports of ties between customers, over one place that keeps them, with people, groups and challenges to try them on. */
export type RelationPorts = {
  readonly notifications: Notifications;
  readonly port: Requests;
  readonly groups: Groups;
  /** What decides who is told what. */
  readonly sight: {
    readonly notifications: Notifications;
    readonly people: People;
    readonly groups: Groups;
    readonly posts: Posts;
    readonly challenges: Challenges;
  };
  readonly requests: ReturnType<typeof requestsMade>;
  readonly blocks: Blocks;
  /** A customer who has entered Fitbook. */
  someone(name?: string): Promise<CustomerId>;
  aGroup(given?: Partial<Group>): Promise<Group>;
  aChallenge(given?: Partial<ToldChallenge>): Promise<Challenge>;
  /** The id of an order that news may be of. */
  anOrder(): Promise<PayableId>;
  /** Tells somebody that another one follows them. */
  aSuggestion(to: CustomerId, from: CustomerId): Promise<NotificationId>;
  announce(announcements: readonly AnnouncementToPut[]): Promise<void>;
  /** What has been put to be told of what somebody did, of this and other tests. */
  actJobs(): Promise<readonly ActJob[]>;
  /** How many messages were put with the news that this caused. */
  messagesFor(cause: string): Promise<number>;
};

export function relationsInMemory(memory = new Memory()): RelationPorts {
  return {
    notifications: memoryNotifications(memory),
    port: memoryRequests(memory),
    groups: memoryGroups(memory),
    sight: {
      notifications: memoryNotifications(memory),
      people: memoryPeople(memory),
      groups: memoryGroups(memory),
      posts: memoryPosts(memory),
      challenges: memoryChallenges(memory),
    },
    requests: requestsMade(memoryRequests(memory), memoryGroups(memory)),
    blocks: memoryBlocks(memory),
    async someone(name = "Asha") {
      const id = customerId(randomUUID());
      memory.customers.set(id, { customer: someoneCalled(id, name), password: null, referenceCode: null });
      memory.ties.profiles.set(id, aFitbookProfile(name));
      return id;
    },
    async aGroup(given) {
      const group = aGroup(given);
      memory.ties.groups.set(group.id, group);
      return group;
    },
    async aChallenge(given) {
      const challenge = challengeOf(given);
      memory.ties.challenges.set(challenge.id, aKeptChallenge(challenge));
      return challenge;
    },
    anOrder: async () => payableId(randomUUID()),
    async aSuggestion(to, from) {
      const id = notificationId(randomUUID());
      memory.ties.put({ id, to, from, kind: "follow-suggestion", state: null, createdAt: now, version: 1 });
      return id;
    },
    announce: async (announcements) => {
      for (const one of announcements) announceInMemory(memory, one);
    },
    actJobs: async () => [...memory.jobs.values()].flatMap(({ job }) => (job.kind in ACT_JOBS ? [job as ActJob] : [])),
    messagesFor: async (cause) => [...memory.jobs.keys()].filter((key) => key.includes(`\n${cause}/`)).length,
  };
}

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

type ToldChallenge = Challenge & Pick<KeptChallenge, "hindi" | "maker" | "group">;

const challengeOf = (given: Partial<ToldChallenge> = {}): ToldChallenge => ({
  hindi: null,
  maker: null,
  group: null,
  id: challengeId(randomUUID()),
  activity: "walking",
  start: day("2026-11-20"),
  end: day("2026-11-30"),
  isOpen: false,
  ...given,
});

/** A customer who has just registered. */
export const someoneCalled = (id: CustomerId, name: string) =>
  ({
    id,
    name: fullNameOf(name),
    mobile: null,
    email: null,
    role: "customer",
    gender: null,
    birthdate: null,
    aggregator: null,
    status: { kind: "staying" },
  }) as const;

function fullNameOf(name: string): FullName {
  const read = fullNameIn(name);
  if (read === null) throw new RangeError(`${name} is no name`);
  return read;
}
