import { Inbox } from "#core/contact/inbox.port.ts";
import { memoryInbox } from "./inbox.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const contactInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Inbox, memoryInbox(memory));
  },
  exported: {
    enquiries: ({ enquiries }, customer) => enquiries.filter((enquiry) => enquiry.customer === customer),
    messages: ({ messages }, customer) => messages.filter((message) => message.customer === customer),
  },
};
