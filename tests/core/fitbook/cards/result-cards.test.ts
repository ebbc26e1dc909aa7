import { Memory } from "#adapters/memory/memory.ts";
import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import type { CardPorts } from "#tests/core/fitbook/cards/result-cards-suite.ts";
import { resultCardsSuite } from "#tests/core/fitbook/cards/result-cards-suite.ts";

function inMemory(): CardPorts {
  const memory = new Memory();
  return {
    ties: relationsInMemory(memory),
    challenges: memoryChallenges(memory),
    people: memoryPeople(memory),
    posts: memoryPosts(memory),
  };
}

resultCardsSuite("memory", inMemory);
