import { standingAt } from "#core/plans/subscription-view.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { printable } from "#cli/printing/columns.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";

const written = (at: number): string => `${indianDay(at)} ${indianTime(at)}`;

export const soldText = (sold: readonly KeptSubscription[], now: number): string =>
  sold.length === 0 ? "No health plan was bought.\n" : sold.map((kept) => `${printable(lineOf(kept, now))}\n`).join("");

function lineOf({ subscription }: KeptSubscription, now: number): string {
  const { id, customer, plan, history, term, refund } = subscription;
  const bought = written(history[0]?.at ?? now);
  const until = term === null ? "" : `, ${indianDay(term.from)} to ${indianDay(term.until - 1)}`;
  const back = refund === null ? "" : `, refund of ${rupees(refund.payout)}: ${refund.state}`;
  return `${bought}  ${id}  ${plan.id}, ${rupees(plan.price)}, customer ${customer}: ${standingAt(subscription, now)}${until}${back}`;
}
