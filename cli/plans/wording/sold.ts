import { indianDay } from "#core/shared/indian-time.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { consultationsIn, leftAt, usedAt } from "#core/plans/plan-use.ts";
import { stageAt } from "#core/plans/subscription-view.ts";
import { printable } from "#cli/printing/columns.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { IssuedBills } from "#core/plans/bills/issue-missing-plan-bills.use-case.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";

export const soldText = (sold: readonly KeptSubscription[], now: number): string =>
  sold.length === 0 ? "No health plan was bought.\n" : sold.map((stored) => `${printable(lineOf(stored, now))}\n`).join("");

function lineOf(stored: KeptSubscription, now: number): string {
  const { subscription } = stored;
  const { id, customer, plan, history, term, refund } = subscription;
  const bought = indianClockText(history[0]?.at ?? now);
  const until = term === null ? "" : `, ${indianDay(term.from)} to ${indianDay(term.until - 1)}`;
  const back = refund === null ? "" : `, refund of ${rupees(refund.payout)}: ${refund.state}`;
  const used =
    plan.consultations === 0 ? "" : `, consultations: ${consultationsIn(usedAt(stored.uses, now))} used, ${leftAt(stored, now)} left`;
  return `${bought}  ${id}  ${plan.id}, ${rupees(plan.price)}, customer ${customer}: ${stageAt(subscription, now)}${until}${used}${back}`;
}

export const billedText = ({ plans, papers }: IssuedBills): string =>
  plans === 0 ? "Every paid plan has its documents.\n" : `Issued: documents ${papers}, for plans ${plans}.\n`;
