import { randomUUID } from "node:crypto";
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
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { aKeptChallenge } from "#tests/core/fitbook/a-kept-challenge.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { now } from "#tests/fixtures.ts";
import { requestsMade } from "#tests/core/notifications/requests-made.ts";
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
  aChallenge(given?: Partial<FullChallenge>): Promise<Challenge>;
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

export type FullChallenge = Challenge & Pick<KeptChallenge, "hindi" | "maker" | "group">;

/** A challenge of some days, of nobody and open to nobody, or as it is given. */
export const challengeOf = (given: Partial<FullChallenge> = {}): FullChallenge => ({
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
