import { ok } from "#core/shared/result.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTerms = (memory: Memory): Terms => ({
  current: async () => memory.terms,
  async change(decide) {
    const decided = decide(memory.terms);
    if (decided.kind === "refused") return decided;
    const { terms, audit } = decided.value;
    memory.terms = terms;
    putAuditInMemory(memory, audit);
    return ok(terms);
  },
});
