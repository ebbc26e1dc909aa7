import { Roles } from "#core/staff/roles.port.ts";
import { AuditLog } from "#core/staff/audit-log.port.ts";
import { memoryRoles } from "./roles.ts";
import { memoryAuditLog } from "./audit-log.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const staffInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Roles, memoryRoles(memory));
    keep(AuditLog, memoryAuditLog(memory));
  },
};
