import { isDeepStrictEqual } from "node:util";
import { NEVER_OPEN } from "#core/consultations/calendar/calendar.ts";
import { reimported } from "#core/consultations/practitioner/reimported.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { blockingIn } from "./blocking-in.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryPractitionerRegister(memory: Memory): PractitionerRegister {
  const found = (ids: readonly PractitionerId[], now: number) =>
    [...memory.practitioners.values()]
      .filter(({ practitioner }) => ids.includes(practitioner.id))
      .sort((a, b) => (a.practitioner.id < b.practitioner.id ? -1 : 1))
      .map((one) => ({
        ...one,
        appointments: blockingIn(memory, { practitioner: one.practitioner.id, patient: null, from: now, to: Infinity }),
      }));
  return {
    list: async ({ after, limit }) =>
      [...memory.practitioners.values()]
        .map(({ practitioner }) => practitioner)
        .filter(({ id }) => after === null || id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    find: async (id, now) => found([id], now)[0] ?? null,
    async change({ ids, now }, decide) {
      const { put, audit, answer } = decide(found(ids, now));
      for (const one of put) memory.practitioners.set(one.practitioner.id, one);
      if (audit !== null) putAuditInMemory(memory, audit);
      return answer;
    },
    async import(batches, judge, decide) {
      const next = new Map(memory.practitioners);
      const accounts: Mobile[] = [];
      for await (const batch of batches)
        for (const row of batch) {
          const former = [...next.values()].find(({ practitioner }) => practitioner.id === row.id) ?? null;
          const incoming = judge(row, former?.practitioner ?? null);
          if (incoming === null) continue;
          const practitioner = reimported(former?.practitioner ?? null, incoming);
          if (former !== null && isDeepStrictEqual(former.practitioner, practitioner)) continue;
          next.set(incoming.id, { practitioner, calendar: former?.calendar ?? NEVER_OPEN });
          if (incoming.account !== null) accounts.push(incoming.account);
        }
      const audit = decide();
      if (audit === null) return;
      memory.practitioners = next;
      for (const mobile of accounts) giveRole(memory, mobile);
      putAuditInMemory(memory, audit);
    },
  };
}

function giveRole({ customers }: Memory, mobile: Mobile): void {
  for (const [id, stored] of customers) {
    const { customer } = stored;
    if (customer.mobile === mobile && customer.role === "customer" && customer.status.kind === "staying")
      customers.set(id, { ...stored, customer: { ...customer, role: "practitioner" } });
  }
}
