import { customerNamed } from "#core/identity/customer-reference.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { closeSessionsIn } from "#adapters/memory/identity/sessions.ts";
import { suspendingReports } from "#adapters/memory/fitbook/moderation/suspending-reports.ts";
import { putAuditInMemory } from "./audit-log.ts";
import type { Accounts } from "#core/staff/accounts.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryAccounts = (memory: Memory): Accounts => ({
  async change(name, decide) {
    const customer = await customerNamed(name, memoryCustomers(memory));
    const suspending = customer === null ? [] : suspendingReports(memory, customer.id);
    const isSuspended = suspending.length > 0;
    const { change, answer } = decide(
      customer,
      isSuspended ? { isBlockedBeside: suspending.some(({ stoodBefore }) => stoodBefore) } : null,
    );
    const stored = customer === null ? undefined : memory.customers.get(customer.id);
    if (change === null || stored === undefined) return answer;
    const { role, status, aggregator, endsSessions, isBlockedBeside, audit } = change;
    memory.customers.set(stored.customer.id, { ...stored, customer: { ...stored.customer, role, status, aggregator } });
    if (isBlockedBeside !== null)
      for (const report of suspending) memory.ties.reports.set(report.id, { ...report, stoodBefore: isBlockedBeside });
    if (endsSessions) closeSessionsIn(memory, stored.customer.id, null);
    putAuditInMemory(memory, audit);
    return answer;
  },
  async addCompany({ name, apiKey }, audit) {
    if (memory.aggregators.has(name)) return "taken";
    memory.aggregators.set(name, apiKey);
    putAuditInMemory(memory, audit);
    return "added";
  },
  isCompany: async (name) => memory.aggregators.has(name),
});
