import { ok } from "#core/shared/result.ts";
import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTerms = (memory: Memory): Terms => ({
  current: async () => memory.terms,
  async change(decide) {
    const decided = decide(memory.terms);
    if (decided.kind === "refused") return decided;
    const { terms, audit } = decided.value;
    memory.terms = terms;
    memory.audited.push({ ...audit, number: memory.audited.length + 1 });
    return ok(terms);
  },
});
