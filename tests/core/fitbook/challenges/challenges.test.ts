import { Memory } from "#adapters/memory/memory.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { challengesSuite } from "#tests/core/fitbook/challenges/challenges-suite.ts";
import type { Ports } from "#tests/core/fitbook/challenges/challenges-suite.ts";

function inMemory(): Ports {
  const memory = new Memory();
  return { ties: relationsInMemory(memory), challenges: memoryChallenges(memory), people: memoryPeople(memory) };
}

challengesSuite("memory", inMemory);
