import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";

const instant = (at: number): string => new Date(at).toISOString();

/** A plan that was bought, as programs read it; amounts in paise. Whom it covers is no part of it. */
export const soldPlanJson = ({
  subscription: { id, customer, plan, state, expiresAt, term, refund, history },
}: KeptSubscription): object => ({
  _id: id,
  customer,
  plan: plan.id,
  price: plan.price,
  state,
  expires_at: expiresAt === null ? null : instant(expiresAt),
  term: term === null ? null : { from: instant(term.from), until: instant(term.until) },
  refund: refund === null ? null : { amount: refund.payout, state: refund.state },
  steps: history.map(({ at, by, deed }) => ({ at: instant(at), by: by.kind, ...deed })),
});
