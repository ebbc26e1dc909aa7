import { AuditLog } from "#core/staff/audit-log.port.ts";
import { Roles } from "#core/staff/roles.port.ts";
import * as useCases from "#core/staff/use-cases.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresRoles } from "#adapters/postgres/staff/roles.ts";
import { staffContract } from "#adapters/http-contract/staff/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const staffArea = {
  name: "staff",
  ports(container, { db }) {
    container.bind(Roles).toConstantValue(postgresRoles(db));
    container.bind(AuditLog).toConstantValue(postgresAuditLog(db));
  },
  useCases,
  contract: staffContract,
} as const satisfies ServerArea;
