import { makeStepAsStaff } from "#core/orders/order/step-as-staff.use-case.ts";
import { makeReturnByHand } from "#core/payments/return-by-hand.use-case.ts";
import { retryParkedTo } from "#adapters/postgres/jobs/parked-jobs.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { ordersWithOpenReturns } from "#adapters/postgres/orders/open-returns.ts";
import { taxDocumentsOf, ledgerTotalsOf } from "#adapters/postgres/invoices/settlement-report.ts";
import { todaysFacts } from "#adapters/postgres/orders/todays-facts.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { MoneyJob } from "#core/orders/money/money-job.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffOrders } from "./staff-orders.ts";

/** Orders over the shop's data, brought up to date as by every start; what staff do is written down with it. Throws CannotStart. */
export function withOrders<Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: StaffOrders) => Promise<Answer>,
): Promise<Answer> {
  return withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const staff = whoActs(asked);
    const reference = asked.given.options.get("reference") ?? null;
    return act({
      orders: postgresOrders(db),
      step: (wanted) =>
        db.transaction().execute(async (trx) => {
          const done = await makeStepAsStaff({ orders: postgresOrders(trx), now: Date.now })({ ...wanted, staff, reference });
          if (done.kind === "refused" || done.value.after === done.value.before) return done;
          const { after } = done.value;
          const deed = after.history.at(-1)?.deed;
          if (deed?.kind === "refund") await retryParkedTo<MoneyJob>(trx, { kind: "send-refund", order: after.id, refund: deed.number }); // It has less to do now, or nothing.
          return done;
        }),
      returnByHand: ({ order: { id }, number }, payment) =>
        db.transaction().execute(async (trx) => {
          const back = makeReturnByHand({ orders: postgresOrders(trx), now: Date.now });
          const done = await back(id, payment, { staff, number, reference });
          if (done.kind === "refused" || !done.value.isNew) return done;
          await retryParkedTo<MoneyJob>(trx, { kind: "return-surplus", order: id, payment }); // It finds nothing to do any more.
          return done;
        }),
      openReturns: (limit) => ordersWithOpenReturns(db, limit),
      todaysFacts: (facts) => todaysFacts(db, facts, Date.now()),
      documents: (days) => taxDocumentsOf(db, days),
      ledger: (days) => ledgerTotalsOf(db, days),
    });
  });
}
