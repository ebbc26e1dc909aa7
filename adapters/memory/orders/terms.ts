import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTerms = (memory: Memory): Terms => ({
  current: async () => memory.terms,
  async put(terms) {
    memory.terms = terms;
  },
});
