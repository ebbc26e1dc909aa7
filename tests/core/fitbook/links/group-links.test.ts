import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroupLinks } from "#adapters/memory/fitbook/groups/group-links.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { groupLinksSuite } from "#tests/core/fitbook/links/group-links-suite.ts";

groupLinksSuite("memory", () => {
  const memory = new Memory();
  return {
    groups: memoryGroups(memory),
    links: memoryGroupLinks(memory),
    ties: relationsInMemory(memory),
    async put(tie) {
      memory.ties.groupTies.set(pairKey(tie.group, tie.person), { ...tie, changedAt: now });
    },
  };
});
