import { expect } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { memoryPeople } from "#adapters/memory/fitbook/people.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import { SHOWS_ALL, numbersSuite } from "#tests/core/fitbook/visibility/numbers-suite.ts";

numbersSuite("memory", () => {
  const memory = new Memory();
  const { ties, customers } = memory;
  const put = <Value>(stored: Map<string, Value>, key: string, value: Value | null) =>
    value === null ? stored.delete(key) : stored.set(key, value);
  return {
    people: memoryPeople(memory),
    groups: memoryGroups(memory),
    troubles: async () => [],
    async someone() {
      const id = customerId(crypto.randomUUID());
      customers.set(id, { customer: someoneCalled(id, "Asha"), password: null, referenceCode: null });
      return id;
    },
    enter: async (person) => ties.profiles.set(person, aFitbookProfile("Asha", SHOWS_ALL)),
    async stand(person, kind) {
      const stored = customers.get(person) ?? expect.unreachable();
      const status = kind === "leaving" ? ({ kind, erasedFrom: now } as const) : ({ kind } as const);
      customers.set(person, { ...stored, customer: { ...stored.customer, status } });
    },
    follow: async (from, to, state) => put(ties.follows, pairKey(from, to), state),
    block: async (from, to, isBlocked) => (isBlocked ? ties.blocks.add(pairKey(from, to)) : ties.blocks.delete(pairKey(from, to))),
    async aGroup() {
      const group = aGroup({ isOpen: true });
      ties.groups.set(group.id, group);
      return group.id;
    },
    tie: async (group, person, state) =>
      put(ties.groupTies, pairKey(group, person), state === null ? null : { group, person, state, changedAt: now }),
  };
});
