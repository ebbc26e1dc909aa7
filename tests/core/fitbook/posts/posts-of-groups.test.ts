import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { postsOfGroupsSuite } from "#tests/core/fitbook/posts/posts-of-groups-suite.ts";

postsOfGroupsSuite("memory", () => {
  const memory = new Memory();
  return { posts: memoryPosts(memory), people: memoryPeople(memory), groups: memoryGroups(memory), ties: relationsInMemory(memory) };
});
