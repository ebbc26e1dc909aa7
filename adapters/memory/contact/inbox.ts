import { ownState } from "#adapters/memory/own-state.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { Inbox, KeptEnquiry, KeptMessage } from "#core/contact/inbox.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const FIRST = 10_001;

export const inboxIn = ownState(() => ({ enquiries: [] as KeptEnquiry[], messages: [] as KeptMessage[] }));

export const memoryInbox = (memory: Memory): Inbox => {
  const { enquiries, messages } = inboxIn(memory);
  return {
    async keepEnquiry(enquiry) {
      enquiries.push({ ...enquiry, state: "new" });
    },
    async keepMessage(message) {
      const number = FIRST + messages.length;
      messages.push({ ...message, number });
      return number;
    },
    enquiries: async ({ kind, limit }) =>
      enquiries
        .filter((enquiry) => kind === null || enquiry.kind === kind)
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .slice(0, limit),
    async change(id, decide) {
      const index = enquiries.findIndex((enquiry) => enquiry.id === id);
      const enquiry = enquiries[index];
      const { change, answer } = decide(enquiry ?? null);
      if (change !== null && enquiry !== undefined) {
        enquiries[index] = { ...enquiry, state: change.state };
        putAuditInMemory(memory, change.audit);
      }
      return answer;
    },
    messages: async (limit) => messages.toReversed().slice(0, limit),
  };
};
