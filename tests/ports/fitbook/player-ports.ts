import { Memory } from "#adapters/memory/memory.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { putFollow } from "#adapters/postgres/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInMemory, relationsInPostgres } from "./relations.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import type { RelationPorts } from "./relations.ts";

/** What people play by who follow each other. */
export type PlayerPorts = {
  readonly ties: RelationPorts;
  readonly challenges: Challenges;
  readonly people: People;
  readonly follow: (follower: CustomerId, followed: CustomerId) => Promise<void>;
};

/** Those ports of each store, made anew at each call. Their database is there as long as the tests of the file that asks for them. */
export async function playerPorts(): Promise<readonly { readonly in: string; readonly ports: () => PlayerPorts }[]> {
  const { db, beats } = await aHeardDatabase();
  return [
    { in: "memory", ports: inMemory },
    { in: "PostgreSQL", ports: () => inPostgres(db, beats) },
  ];
}

function inMemory(): PlayerPorts {
  const memory = new Memory();
  return {
    ties: relationsInMemory(memory),
    challenges: memoryChallenges(memory),
    people: memoryPeople(memory),
    follow: async (follower, followed) => void memory.ties.follows.set(pairKey(follower, followed), "following"),
  };
}

const inPostgres = (db: Database, beats: NotificationListener): PlayerPorts => ({
  ties: relationsInPostgres(db, beats),
  challenges: postgresChallenges(db),
  people: postgresPeople(db),
  follow: (follower, followed) => putFollow(db, { follower, followed, state: "following", at: now }),
});
