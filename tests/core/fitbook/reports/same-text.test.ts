import { memoryChallenges } from "#adapters/memory/fitbook/challenges.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryReports } from "#adapters/memory/fitbook/moderation/reports.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { memoryPosts } from "#adapters/memory/fitbook/posts/posts.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { sameTextSuite } from "#tests/core/fitbook/reports/same-text-suite.ts";

sameTextSuite("memory", async () => {
  const memory = new Memory();
  return {
    posts: memoryPosts(memory),
    people: memoryPeople(memory),
    groups: memoryGroups(memory),
    challenges: memoryChallenges(memory),
    reports: memoryReports(memory),
    ties: relationsInMemory(memory),
  };
});
