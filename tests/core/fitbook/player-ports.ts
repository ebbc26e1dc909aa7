import { Memory } from "#adapters/memory/memory.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

/** What people play by who follow each other. */
export type PlayerPorts = {
  readonly ties: RelationPorts;
  readonly challenges: Challenges;
  readonly people: People;
  readonly follow: (follower: CustomerId, followed: CustomerId) => Promise<void>;
};

/** Those ports, made anew at each call. */
export function playerPortsInMemory(): PlayerPorts {
  const memory = new Memory();
  return {
    ties: relationsInMemory(memory),
    challenges: memoryChallenges(memory),
    people: memoryPeople(memory),
    follow: async (follower, followed) => void memory.ties.follows.set(pairKey(follower, followed), "following"),
  };
}
