import { Limits } from "#core/shared/limits.port.ts";
import { memoryLimits } from "./limits.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const sharedInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Limits, memoryLimits(memory));
  },
};
