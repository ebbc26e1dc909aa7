import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { memorySuggestions } from "#adapters/memory/fitbook/suggestions.ts";
import { now } from "#tests/fixtures.ts";
import { relationsInMemory } from "#tests/core/fitbook/relations-in-memory.ts";
import { isWithdrawn } from "#core/fitbook/follow.ts";
import { suggestionsSuite } from "#tests/core/fitbook/people/suggestions-suite.ts";

suggestionsSuite("memory", () => {
  const memory = new Memory();
  return {
    suggestions: memorySuggestions(memory),
    people: memoryPeople(memory),
    groups: memoryGroups(memory),
    ties: relationsInMemory(memory),
    async tie(from, to, state) {
      if (isWithdrawn(state)) memory.ties.withdrawnFollows.set(pairKey(from, to), state);
      else memory.ties.follows.set(pairKey(from, to), state);
    },
    async put(group, person, state) {
      memory.ties.groupTies.set(pairKey(group, person), { group, person, state, changedAt: now });
    },
    async suspend(person) {
      const stored = memory.customers.get(person);
      if (stored === undefined) throw new RangeError("nobody is suspended who never was");
      memory.customers.set(person, { ...stored, customer: { ...stored.customer, status: { kind: "blocked" } } });
    },
  };
});
