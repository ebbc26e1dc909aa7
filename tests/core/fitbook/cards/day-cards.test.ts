import { Memory } from "#adapters/memory/memory.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { dayCardsSuite } from "#tests/core/fitbook/cards/day-cards-suite.ts";
import type { Ports } from "#tests/core/fitbook/cards/day-cards-suite.ts";

function inMemory(): Ports {
  const memory = new Memory();
  return { ties: relationsInMemory(memory), posts: memoryPosts(memory), trackers: memoryTrackers(memory) };
}

dayCardsSuite("memory", inMemory);
