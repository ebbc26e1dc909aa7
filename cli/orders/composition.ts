import { makeStepAsStaff } from "#core/orders/order/step-as-staff.use-case.ts";
import { makeReturnByHand } from "#core/payments/return-by-hand.use-case.ts";
import { retryParkedTo } from "#adapters/postgres/jobs/parked-jobs.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { ordersWithOpenReturns } from "#adapters/postgres/orders/open-returns.ts";
import { taxDocumentsOf, ledgerTotalsOf } from "#adapters/postgres/invoices/settlement-report.ts";
import { todaysFacts } from "#adapters/postgres/orders/todays-facts.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import { audited } from "#cli/staff/composition.ts";
import type { AuditDetails } from "#core/staff/audit-log.port.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Deed } from "#core/orders/order/order-step.ts";
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
    const reference = asked.given.options.get("reference");
    const noted: AuditDetails = reference === undefined ? {} : { reference };
    return act({
      orders: postgresOrders(db),
      step: ({ number, action, subject, deeds }) =>
        audited(db, asked, async (trx, write) => {
          const done = await makeStepAsStaff({ orders: postgresOrders(trx), now: Date.now })({ number, staff, deeds });
          if (done.kind === "refused" || done.value.after === done.value.before) return done;
          const { after } = done.value;
          await write({ action, subject: { kind: subject, id: after.id }, details: { ...detailsOf(number, after), ...noted } });
          const deed = after.history.at(-1)?.deed;
          if (deed?.kind === "refund") await retryParkedTo(trx, { kind: "send-refund", order: after.id, refund: deed.number }); // It has less to do now, or nothing.
          return done;
        }),
      returnByHand: ({ order: { id }, number }, payment) =>
        audited(db, asked, async (trx, write) => {
          const done = await makeReturnByHand({ orders: postgresOrders(trx), now: Date.now })(id, payment);
          if (done.kind === "refused" || !done.value.isNew) return done;
          const details = { number, payment, amount: done.value.amount, ...noted };
          await write({ action: "order refund", subject: { kind: "refund", id }, details });
          await retryParkedTo(trx, { kind: "return-surplus", order: id, payment }); // It finds nothing to do any more.
          return done;
        }),
      openReturns: (limit) => ordersWithOpenReturns(db, limit),
      todaysFacts: (facts) => todaysFacts(db, facts, Date.now()),
      documents: (days) => taxDocumentsOf(db, days),
      ledger: (days) => ledgerTotalsOf(db, days),
    });
  });
}

/** The steps themselves stand with the order. */
const detailsOf = (number: string, { history, refunds }: Order): AuditDetails => {
  const deed: Deed | undefined = history.at(-1)?.deed;
  return {
    number,
    deed: deed?.kind ?? "",
    steps: history.length,
    ...(deed !== undefined && "event" in deed ? { event: deed.event } : {}),
    ...(deed?.kind === "refund" ? { refund: deed.number, amount: refunds[deed.number - 1]?.payout ?? 0 } : {}),
  };
};
