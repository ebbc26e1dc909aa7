import { Inbox } from "#core/contact/inbox.port.ts";
import { memoryInbox } from "./inbox.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const contactInMemory: MemoryArea = (memory, keep) => {
  keep(Inbox, memoryInbox(memory));
};
