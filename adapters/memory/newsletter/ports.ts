import { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import { memorySubscriptions } from "./subscriptions.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const newsletterInMemory: MemoryArea = (memory, keep) => {
  keep(Subscriptions, memorySubscriptions(memory));
};
