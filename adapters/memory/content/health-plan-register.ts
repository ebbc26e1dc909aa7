import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { HealthPlanRegister } from "#core/staff/health-plans/health-plan-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryHealthPlanRegister(memory: Memory): HealthPlanRegister {
  const page = () => memory.contents.healthPlanPage ?? null;
  return {
    page: async () => page(),
    async change(decide) {
      const before = page();
      const { put, answer } = decide(before);
      if (put !== null) {
        if (before === null) throw new RangeError("there is no health-plan page");
        memory.contents = { ...memory.contents, healthPlanPage: { ...before, plans: put.plans } };
        putAuditInMemory(memory, put.audit);
      }
      return answer;
    },
  };
}
