import { customerId } from "#core/identity/customer-id.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { groupsSuite } from "#tests/core/fitbook/groups/groups-suite.ts";

groupsSuite("memory", () => {
  const memory = new Memory();
  return {
    groups: memoryGroups(memory),
    people: memoryPeople(memory),
    async crowd(group, count) {
      for (let nth = 0; nth < count; nth += 1) {
        const person = customerId(`crowd-${nth}`);
        memory.ties.groupTies.set(pairKey(group, person), { group, person, state: "member", changedAt: now });
      }
    },
    ties: relationsInMemory(memory),
    async put(all) {
      for (const tie of all) memory.ties.groupTies.set(pairKey(tie.group, tie.person), { ...tie, changedAt: now });
    },
  };
});
