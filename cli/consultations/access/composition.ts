import { makeListAccessesAsStaff } from "#core/consultations/staff/list-accesses-as-staff.use-case.ts";
import { customerNamed } from "#core/identity/customer-reference.ts";
import { makeListRetainedAsStaff } from "#core/assessments/retention/list-retained-as-staff.use-case.ts";
import { postgresRetainedConsultations } from "#adapters/postgres/assessments/retained-consultations.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { RetainedQuery } from "#core/assessments/retention/list-retained-as-staff.use-case.ts";
import type { RetainedConsultation } from "#core/assessments/retention/retained-consultation.ts";
import type { NumberedAccess } from "#core/consultations/access/access-log.port.ts";
import type { StaffAccessQuery } from "#core/consultations/staff/list-accesses-as-staff.use-case.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

type Wanted = Pick<StaffAccessQuery, "reason" | "limit"> & { readonly patient: CustomerReference };

/** Who read a customer's health data, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const listAccesses = (
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  { patient, ...wanted }: Wanted,
): Promise<Result<readonly NumberedAccess[], { readonly kind: "no-reason" | "unknown-customer" }>> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const customer = await customerNamed(patient, postgresCustomers(db));
    if (customer === null) return { kind: "refused", refusal: { kind: "unknown-customer" } };
    const list = makeListAccessesAsStaff({ accessLog: postgresAccessLog(db), auditLog: postgresAuditLog(db), now: Date.now });
    return list({ ...wanted, staff: whoActs(asked), customer: customer.id });
  });

/** What is kept of erased accounts' appointments, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const listRetained = (
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  wanted: Omit<RetainedQuery, "staff">,
): Promise<Result<readonly RetainedConsultation[], { readonly kind: "no-reason" }>> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const needs = { retainedConsultations: postgresRetainedConsultations(db), auditLog: postgresAuditLog(db), now: Date.now };
    return makeListRetainedAsStaff(needs)({ ...wanted, staff: whoActs(asked) });
  });
