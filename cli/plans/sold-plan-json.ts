import { leftAt, usedAt } from "#core/plans/plan-use.ts";
import type { PlanUse } from "#core/plans/plan-use.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";

const instant = (at: number): string => new Date(at).toISOString();

/** A plan that was bought, as programs read it; amounts in paise. `now`: when its consultations are counted, in milliseconds since 1970. Whom it covers is no part of it. */
export function soldPlanJson(kept: KeptSubscription, now: number): object {
  const { id, customer, plan, state, expiresAt, term, refund, history } = kept.subscription;
  const bookingsIn = (isOne: (use: PlanUse) => boolean) =>
    usedAt(kept.uses, now)
      .filter(isOne)
      .map(({ booking }) => booking);
  return {
    _id: id,
    customer,
    plan: plan.id,
    price: plan.price,
    state,
    expires_at: expiresAt === null ? null : instant(expiresAt),
    term: term === null ? null : { from: instant(term.from), until: instant(term.until) },
    refund: refund === null ? null : { amount: refund.payout, state: refund.state },
    consultations: { left: leftAt(kept, now), bookings: bookingsIn((use) => use.saved === null) },
    lab_bookings: bookingsIn((use) => use.saved !== null),
    steps: history.map(({ at, by, deed }) => ({ at: instant(at), by: by.kind, ...deed })),
  };
}
