import { statesBefore } from "#core/contact/enquiry-state.ts";
import type { Inbox } from "#core/contact/inbox.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const FIRST = 10_001;

export const memoryInbox = ({ enquiries, messages }: Memory): Inbox => ({
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
  async mark(id, state) {
    const index = enquiries.findIndex((enquiry) => enquiry.id === id);
    const enquiry = enquiries[index];
    if (enquiry === undefined) return "unknown-enquiry";
    if (![state, ...statesBefore(state)].includes(enquiry.state)) return "out-of-turn";
    enquiries[index] = { ...enquiry, state };
    return "marked";
  },
  messages: async (limit) => messages.toReversed().slice(0, limit),
});
