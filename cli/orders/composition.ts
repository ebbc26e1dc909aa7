import { makeShowOrderToStaff } from "#core/orders/order/show-order-to-staff.use-case.ts";
import { makeStepAsStaff } from "#core/orders/order/step-as-staff.use-case.ts";
import { makeReturnByHand } from "#core/orders/money/return-by-hand.use-case.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { ordersWithOpenReturns } from "#adapters/postgres/orders/open-returns.ts";
import { taxDocumentsOf, ledgerTotalsOf } from "#adapters/postgres/invoices/settlement-report.ts";
import { todaysFacts } from "#adapters/postgres/orders/todays-facts.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffOrders } from "./staff-orders.ts";

/** Orders over the shop's data, brought up to date as by every start; what staff do is written down with it. Throws CannotStart. */
export function withOrders<Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffOrders) => Promise<Answer>,
): Promise<Answer> {
  return withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const staff = whoActs(context);
    const reference = context.given.options.get("reference") ?? null;
    const orders = postgresOrders(db);
    const [step, returnByHand] = [makeStepAsStaff({ orders, now: Date.now }), makeReturnByHand({ orders, now: Date.now })];
    const show = makeShowOrderToStaff({ orders, log: postgresAuditLog(db), now: Date.now });
    return act({
      orders,
      show: (wanted) => show(staff, wanted),
      step: (wanted) => step({ ...wanted, staff, reference }),
      returnByHand: ({ order: { id }, number }, payment) => returnByHand(id, payment, { staff, number, reference }),
      openReturns: (limit) => ordersWithOpenReturns(db, limit),
      todaysFacts: (facts) => todaysFacts(db, facts, Date.now()),
      documents: (days) => taxDocumentsOf(db, days),
      ledger: (days) => ledgerTotalsOf(db, days),
    });
  });
}
