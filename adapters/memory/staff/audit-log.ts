import type { AuditEntry, AuditLog } from "#core/staff/audit-log.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** Writes down what staff did, beside what they did. */
export function putAuditInMemory({ audited }: Pick<Memory, "audited">, entry: AuditEntry): void {
  audited.push({ ...entry, number: audited.length + 1 });
}

export const memoryAuditLog = ({ audited }: Memory): AuditLog => ({
  async add(entry) {
    putAuditInMemory({ audited }, entry);
  },
  list: async ({ subject, before, limit }) =>
    audited
      .filter(({ number }) => before === null || number < before)
      .filter(({ subject: { kind } }) => subject === null || kind === subject.kind)
      .filter(({ subject: { id } }) => subject === null || subject.id === null || id === subject.id)
      .toReversed()
      .slice(0, limit),
});
