import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { LabOffer, Labs } from "#core/labs/labs.port.ts";
import type { LabRegister } from "#core/labs/register/lab-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryLabs = (memory: Memory): Labs => ({ offered: async () => memory.labs });

export const memoryLabRegister = (memory: Memory): LabRegister => ({
  async change(decide) {
    const { put, audit, answer } = decide(memory.labs);
    memory.labs = replaced(memory.labs, put);
    if (audit !== null) putAuditInMemory(memory, audit);
    return answer;
  },
});

const replaced = (before: LabOffer, put: LabOffer): LabOffer => ({
  labs: withoutSame(before.labs, put.labs),
  tests: withoutSame(before.tests, put.tests),
  packages: withoutSame(before.packages, put.packages),
  calendars: withoutSame(before.calendars, put.calendars),
});

function withoutSame<One extends { readonly id: string }>(before: readonly One[], put: readonly One[]): readonly One[] {
  const ids = new Set(put.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...put].sort((a, b) => (a.id < b.id ? -1 : 1));
}
