import { Trackers } from "#core/trackers/trackers.port.ts";
import { memoryTrackers } from "./trackers.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const trackersInMemory: MemoryArea = (memory, keep) => {
  keep(Trackers, memoryTrackers(memory));
};
