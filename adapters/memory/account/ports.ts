import { Households } from "#core/account/households.port.ts";
import { Profiles } from "#core/account/profiles.port.ts";
import { OwnData } from "#core/account/own-data.port.ts";
import { memoryHouseholds } from "./households.ts";
import { memoryProfiles } from "./profiles.ts";
import { memoryOwnData } from "./own-data.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const accountInMemory: MemoryArea = (memory, keep) => {
  keep(Households, memoryHouseholds(memory));
  keep(Profiles, memoryProfiles(memory));
  keep(OwnData, memoryOwnData(memory));
};
