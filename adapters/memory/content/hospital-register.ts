import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { HospitalRegister } from "#core/staff/hospitals/hospital-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryHospitalRegister(memory: Memory): HospitalRegister {
  const page = () => memory.contents.hospitalPage ?? null;
  return {
    page: async () => page(),
    async change(decide) {
      const { put, answer } = decide(page());
      if (put !== null) {
        memory.contents = { ...memory.contents, hospitalPage: put.page };
        putAuditInMemory(memory, put.audit);
      }
      return answer;
    },
  };
}
