import { Labs } from "#core/labs/labs.port.ts";
import { memoryLabs } from "./labs.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const labsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Labs, memoryLabs(memory));
  },
};
