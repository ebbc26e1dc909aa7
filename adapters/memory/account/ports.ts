import { Households } from "#core/account/households.port.ts";
import { Profiles } from "#core/account/profiles.port.ts";
import { memoryHouseholds } from "./households.ts";
import { memoryProfiles } from "./profiles.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const accountInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Households, memoryHouseholds(memory));
    keep(Profiles, memoryProfiles(memory));
  },
  exported: {
    addresses: ({ addresses }, customer) => addresses.get(customer) ?? [],
    members: ({ families }, customer) => families.get(customer) ?? [],
  },
};
