import { ok, refused } from "#core/shared/result.ts";
import { isSameSubject } from "#core/tickets/ticket-subject.ts";
import { areTakenTogether, resolvedOnceIn, ticketFileOf, ticketNumber } from "#core/tickets/ticket.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { TicketJob } from "#core/tickets/ticket-job.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketMessage, TicketWords } from "#core/tickets/ticket.ts";
import type { KeptTicket, Tickets } from "#core/tickets/tickets.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const FIRST = 20_001;

export function memoryTickets(memory: Memory): Tickets {
  const { tickets } = memory;
  return {
    async open({ customer, subject, topic, words, language, at }) {
      const before = [...tickets.values()].find((one) => one.customer === customer && one.messages[0]?.id === words.id);
      if (before !== undefined) return ok(before);
      if (!areTheirs(customer, words)) return refused({ kind: "unknown-file" });
      const ticket: KeptTicket = {
        number: ticketNumber(FIRST + tickets.size),
        customer,
        subject,
        topic,
        language,
        state: "open",
        openedAt: at,
        resolvedAt: null,
        messages: [said({ ...words, from: "customer" }, at)],
      };
      tickets.set(ticket.number, ticket);
      return ok(ticket);
    },

    async change({ number, of, at, decide }) {
      const ticket = tickets.get(number);
      if (ticket === undefined || (of !== null && ticket.customer !== of)) return refused({ kind: "unknown-ticket" });
      const decided = decide(ticket);
      if (decided.kind === "refused") return decided;
      if (decided.value === null) return ok(ticket);
      const { state, said: words, audit, jobs } = decided.value;
      if (words !== null && !areTheirs(ticket.customer, words)) return refused({ kind: "unknown-file" });
      const messages = words === null ? ticket.messages : [...ticket.messages, said(words, at)];
      const after = { ...ticket, state, resolvedAt: resolvedOnceIn(state, ticket, at), messages };
      tickets.set(number, after);
      if (audit !== null) putAuditInMemory(memory, audit);
      for (const { job, terms } of jobs) putJobInMemory<TicketJob>(memory, job, terms);
      return ok(after);
    },

    async withNumber(number, of) {
      const ticket = tickets.get(number);
      return ticket === undefined || (of !== null && ticket.customer !== of) ? null : ticket;
    },

    list: async ({ customer, subject, states, before, limit }) =>
      [...tickets.values()]
        .filter((one) => customer === null || one.customer === customer)
        .filter((one) => subject === null || isSameSubject(one.subject, subject))
        .filter((one) => states === null || states.includes(one.state))
        .filter((one) => before === null || one.number < before)
        .toSorted((a, b) => b.number - a.number)
        .slice(0, limit),

    countOpenSince: async (before) => [...tickets.values()].filter(({ state, openedAt }) => state === "open" && openedAt < before).length,
  };

  function areTheirs(customer: CustomerId, { files }: TicketWords): boolean {
    const own = [...memory.uploads.values()].filter(({ owner }) => owner === customer);
    return areTakenTogether(files, new Map(own.map(({ id, kind }) => [id, kind])));
  }

  function said({ id, from, text, files }: TicketWords & Pick<TicketMessage, "from">, at: number): TicketMessage {
    const known = files.flatMap((file) => memory.uploads.get(file) ?? []);
    return { id, from, at, text, files: known.map(ticketFileOf) };
  }
}
