import { makeStepAsStaff } from "#core/ordering/step-as-staff.use-case.ts";
import { postgresOrders } from "#adapters/postgres/orders.ts";
import { ordersWithOpenReturns } from "#adapters/postgres/returns.ts";
import { documentsOf, ledgerOf } from "#adapters/postgres/settlements.ts";
import { todaysFacts } from "#adapters/postgres/todays-facts.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audited.ts";
import { audited } from "#cli/staff/composition.ts";
import type { AuditDetails } from "#core/staff/audit-log.port.ts";
import type { Order } from "#core/ordering/order.ts";
import type { Deed } from "#core/ordering/order-step.ts";
import type { Asked } from "#cli/database/command.ts";
import type { OrderDesk } from "./order-desk.ts";

/** Orders over the shop's data, brought up to date as by every start; what staff do is written down with it. Throws CannotStart. */
export function withOrders<Answer>(
  asked: Pick<Asked, "given" | "settings" | "folder">,
  act: (desk: OrderDesk) => Promise<Answer>,
): Promise<Answer> {
  return withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const staff = whoActs(asked);
    return act({
      orders: postgresOrders(db),
      step: ({ number, action, subject, deeds }) =>
        audited(db, asked, async (trx, write) => {
          const done = await makeStepAsStaff(postgresOrders(trx), Date.now)({ number, staff, deeds });
          if (done.kind === "ok" && done.value.after !== done.value.before)
            await write({ action, subject: { kind: subject, id: done.value.after.id }, details: detailsOf(number, done.value.after) });
          return done;
        }),
      openReturns: (limit) => ordersWithOpenReturns(db, limit),
      todaysFacts: (facts) => todaysFacts(db, facts, Date.now()),
      documents: (days) => documentsOf(db, days),
      ledger: (days) => ledgerOf(db, days),
    });
  });
}

/** The steps themselves stand with the order. */
const detailsOf = (number: string, { history }: Order): AuditDetails => {
  const deed: Deed | undefined = history.at(-1)?.deed;
  return { number, deed: deed?.kind ?? "", steps: history.length, ...(deed !== undefined && "event" in deed ? { event: deed.event } : {}) };
};
