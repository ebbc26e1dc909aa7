import { printedUtc } from "#core/shared/printed-utc.ts";
import { leftAt, usedAt } from "#core/plans/plan-use.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { PlanUse } from "#core/plans/plan-use.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";

/**
 * A plan that was bought, as programs read it; amounts in paise. `now`: when its consultations are counted, in milliseconds since 1970.
 * Whom it covers is no part of it.
 */
export function soldPlanJson(stored: KeptSubscription, now: number): object {
  const { id, customer, plan, state, expiresAt, term, refund, history } = stored.subscription;
  const bookingsIn = (isOne: (use: PlanUse) => boolean) =>
    usedAt(stored.uses, now)
      .filter(isOne)
      .map(({ booking }) => booking);
  return {
    _id: id,
    customer,
    plan: plan.id,
    price: plan.price,
    state,
    expires_at: utcOrNull(expiresAt),
    term: term === null ? null : { from: printedUtc(term.from), until: printedUtc(term.until) },
    refund: refund === null ? null : { amount: refund.payout, state: refund.state },
    consultations: { left: leftAt(stored, now), bookings: bookingsIn((use) => use.saved === null) },
    lab_bookings: bookingsIn((use) => use.saved !== null),
    steps: history.map(({ at, by, deed }) => ({ at: printedUtc(at), by: by.kind, ...deed })),
  };
}
