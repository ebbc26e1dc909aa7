import type { Content } from "#core/content/content.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryContent = (memory: Memory): Content => ({
  company: async () => memory.contents.company ?? null,
  landing: async () => memory.contents.landing ?? null,
  menus: async () => memory.contents.menus ?? null,
  hospitalPage: async () => memory.contents.hospitalPage ?? null,
  healthPlanPage: async () => memory.contents.healthPlanPage ?? null,
  async putHealthPlanPage(healthPlanPage) {
    memory.contents = { ...memory.contents, healthPlanPage };
  },
});
