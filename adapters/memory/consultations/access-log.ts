import type { AccessLog } from "#core/consultations/access/access-log.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryAccessLog = ({ accesses }: Memory): AccessLog => ({
  async add(entry) {
    accesses.push({ ...entry, number: accesses.length + 1 });
  },
  of: async (customer, { before, limit }) =>
    accesses
      .filter((one) => one.customer === customer && (before === null || one.number < before))
      .toReversed()
      .slice(0, limit),
});
