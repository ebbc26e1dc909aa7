import { expect } from "vitest";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { leavingGroupsSuite } from "#tests/core/fitbook/groups/leaving-groups-suite.ts";

leavingGroupsSuite("memory", () => {
  const memory = new Memory();
  return {
    posts: memoryPosts(memory),
    people: memoryPeople(memory),
    groups: memoryGroups(memory),
    ties: relationsInMemory(memory),
    async suspend(who, isSuspended) {
      const stored = memory.customers.get(who) ?? expect.unreachable();
      memory.customers.set(who, { ...stored, customer: { ...stored.customer, status: { kind: isSuspended ? "blocked" : "staying" } } });
    },
  };
});
