import { Openings } from "#core/payments/openings.port.ts";
import { memoryOpenings } from "./openings.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const paymentsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Openings, memoryOpenings(memory));
  },
};
