import { Customers } from "#core/identity/customers.port.ts";
import { Departures } from "#core/identity/departures.port.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { memoryCustomers, memoryDepartures } from "./customers.ts";
import { memorySessions } from "./sessions.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const identityInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Customers, memoryCustomers(memory));
    keep(Departures, memoryDepartures(memory));
    keep(Sessions, memorySessions(memory));
  },
  exported: {
    account: (memory, customer) => {
      const known = memory.customers.get(customer)?.customer;
      return known === undefined ? [] : [{ ...known, inviteCode: memory.invites.codes.get(customer) ?? null }];
    },
    invited: ({ invites }, customer) => (invites.inviters.has(customer) ? [{}] : []),
    sessions: ({ sessions }, customer) =>
      [...sessions.values()].flatMap(({ session, usedAt, opens }) => (session.customer === customer ? [{ usedAt, opens }] : [])),
  },
};
