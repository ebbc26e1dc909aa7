import { Practitioners } from "#core/consultations/practitioners.port.ts";
import { memoryPractitioners } from "./practitioners.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const consultationsInMemory: MemoryArea = (memory, keep) => {
  keep(Practitioners, memoryPractitioners(memory));
};
