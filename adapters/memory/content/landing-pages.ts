import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { collectionSlug } from "#core/catalogue/category.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import type { LandingPages } from "#core/content/landing-pages/landing-pages.port.ts";
import type { LandingPageRegister } from "#core/staff/landing-pages/landing-page-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryLandingPages = (memory: Memory): LandingPages => ({
  named: async (name) => memory.landingPages.get(name) ?? null,
});

export function memoryLandingPageRegister(memory: Memory): LandingPageRegister {
  const all = () => [...memory.landingPages.values()].toSorted((a, b) => codePointOrder(a.name, b.name));
  return {
    all: async () => all(),
    categories: async () =>
      new Set(memory.products.filter(({ status }) => status === "active").flatMap(({ categories }) => categories.map(collectionSlug))),
    async change(decide) {
      const { put, audit, answer } = decide(all());
      for (const page of put) memory.landingPages.set(page.name, page);
      if (audit !== null) putAuditInMemory(memory, audit);
      return answer;
    },
  };
}
