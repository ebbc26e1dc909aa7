import { Memory } from "#adapters/memory/memory.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { viewAsSuite } from "#tests/core/fitbook/people/view-as-suite.ts";

viewAsSuite("memory", () => {
  const memory = new Memory();
  return { posts: memoryPosts(memory), people: memoryPeople(memory), ties: relationsInMemory(memory) };
});
