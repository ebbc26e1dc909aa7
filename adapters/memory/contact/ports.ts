import { Inbox } from "#core/contact/inbox.port.ts";
import { inboxIn, memoryInbox } from "./inbox.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const contactInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Inbox, memoryInbox(memory));
  },
  exported: {
    enquiries: (memory, customer) => inboxIn(memory).enquiries.filter((enquiry) => enquiry.customer === customer),
    messages: (memory, customer) => inboxIn(memory).messages.filter((message) => message.customer === customer),
  },
};
