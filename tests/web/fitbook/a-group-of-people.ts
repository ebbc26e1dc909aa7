import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { asha, name, putCustomer } from "#tests/web/customers-window.tsx";
import type { Group } from "#core/fitbook/group.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export const [ravi, farah] = [customerId("ravi"), customerId("farah")];
export const id = groupId("walkers");

type Given = {
  readonly owner?: CustomerId;
  readonly group?: Partial<Group>;
  readonly ties?: readonly (readonly [CustomerId, MemberState])[];
};

/** Asha, Ravi and Farah in Fitbook, and a closed group that Ravi owns, unless others are named. */
export function grouped({ owner = ravi, group = {}, ties = [] }: Given = {}): Memory {
  const memory = new Memory();
  for (const [customer, called] of [
    [ravi, "Ravi"],
    [farah, "Farah"],
  ] as const) {
    putCustomer(memory, { id: customer, name: name(called) });
    memory.ties.profiles.set(customer, aFitbookProfile(called));
  }
  memory.ties.profiles.set(asha, aFitbookProfile("Asha"));
  memory.ties.groups.set(id, aGroup({ id, ...group }));
  for (const [person, state] of [[owner, "owner"] as const, ...ties])
    memory.ties.groupTies.set(pairKey(id, person), { group: id, person, state, changedAt: now });
  return memory;
}

export const stateIn = (memory: Memory, person: CustomerId): MemberState | null =>
  memory.ties.groupTies.get(pairKey(id, person))?.state ?? null;
