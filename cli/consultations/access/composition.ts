import { makeListAccessesAsStaff } from "#core/consultations/staff/list-accesses-as-staff.use-case.ts";
import { makeListRetainedAsStaff } from "#core/assessments/retention/list-retained-as-staff.use-case.ts";
import { postgresRetainedConsultations } from "#adapters/postgres/assessments/retained-consultations.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { RetainedQuery } from "#core/assessments/retention/list-retained-as-staff.use-case.ts";
import type { RetainedConsultation } from "#core/assessments/retention/retained-consultation.ts";
import type { ListAccessesAsStaff, StaffAccessQuery } from "#core/consultations/staff/list-accesses-as-staff.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Who read a customer's health data, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const listAccesses = (
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  wanted: Omit<StaffAccessQuery, "staff">,
): ReturnType<ListAccessesAsStaff> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const needs = { customers: postgresCustomers(db), accessLog: postgresAccessLog(db), auditLog: postgresAuditLog(db), now: Date.now };
    return makeListAccessesAsStaff(needs)({ ...wanted, staff: whoActs(context) });
  });

/** What is kept of erased accounts' appointments, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const listRetained = (
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  wanted: Omit<RetainedQuery, "staff">,
): Promise<Result<readonly RetainedConsultation[], { readonly kind: "no-reason" }>> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const needs = { retainedConsultations: postgresRetainedConsultations(db), auditLog: postgresAuditLog(db), now: Date.now };
    return makeListRetainedAsStaff(needs)({ ...wanted, staff: whoActs(context) });
  });
