const MINUTE = 60_000;

/**
 * The minutes after a payment was asked for at which the provider is asked what became of it.
 * Source: specification/payments.md, Reconciliation.
 */
export const RECONCILED_AFTER: readonly number[] = [2, 10, 30];

/**
 * The time between two questions to the provider, in milliseconds, as long as a payment's result isn't known.
 * Source: specification/payments.md, Reconciliation.
 */
const LOOKED_AGAIN = 10 * MINUTE;

/**
 * For how many days after a payment was asked for its result is looked for. By then a provider knows the result of every payment.
 * Source: specification/payments.md, Reconciliation.
 */
export const LOOKED_FOR_DAYS = 3;

/**
 * When the provider is asked next: 2, 10 and 30 minutes after a payment was asked for, then every ten minutes.
 * Source: specification/payments.md, Reconciliation.
 */
export function nextPaymentCheck(checks: number, at: number): number {
  const planned = RECONCILED_AFTER.map((minutes) => checks + minutes * MINUTE).find((time) => time > at);
  return planned ?? checks + (Math.floor((at - checks) / LOOKED_AGAIN) + 1) * LOOKED_AGAIN;
}

const HOUR = 60 * MINUTE;

/**
 * When the provider is asked about money on its way back, in milliseconds after it was sent. Usually it has arrived within the first hour.
 * Source: specification/payments.md, Refunds at the provider.
 */
export const REFUND_CHECKED_AFTER: readonly number[] = [1, 6, 24, 72, 168].map((hours) => hours * HOUR);
