import type { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memorySharedCopies = ({ sharedCopies }: Memory): SharedCopies => ({
  of: async (booking) => sharedCopies.get(booking)?.copy ?? null,
  async put({ id, customer, member }, copy) {
    sharedCopies.set(id, { customer, member, copy });
  },
});
