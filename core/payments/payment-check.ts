import { RECONCILED_AFTER } from "../orders/order/order-change.ts";
import { recordPayments } from "./record-payments.ts";
import type { Order } from "../orders/order/order.ts";
import type { Orders } from "../orders/order/orders.port.ts";
import type { PaidSoFar } from "./record-payments.ts";
import type { PaymentCheck, CheckedOpening, Openings } from "./openings.port.ts";
import type { Opening, PaymentProvider } from "./payment-provider.port.ts";

export type PaymentCheckPorts = { readonly provider: PaymentProvider; readonly openings: Openings; readonly orders: Orders };
export type CheckedPayments = PaidSoFar & { readonly look: PaymentCheck };

/**
 * Asks the provider what became of an order's payments, and stores the answer. Throws `PortUnavailable`.
 * Source: specification/payments.md, Reconciliation.
 */
export async function checkPayments(
  { provider, openings, orders }: PaymentCheckPorts,
  opening: Opening,
  at: number,
): Promise<CheckedPayments | null> {
  const { events, isUnderWay } = await provider.paymentsOf(opening.providerOrder);
  const paid = await recordPayments({ orders, order: opening.payable, events, at });
  const look: PaymentCheck = { at, isUnderWay };
  await openings.looked(opening, look);
  return paid === null ? null : { ...paid, look };
}

/**
 * How long the provider's answer is used, in milliseconds, so that a page that asks again and again does not ask the provider each time.
 */
const LOOK_HOLDS = 3_000;

/**
 * What the provider says about an order's payments. Its last answer is used if it is recent enough and came after the latest try to pay;
 * else the provider is asked. Throws `PortUnavailable`. Source: specification/payments.md, Reconciliation.
 */
export async function latestPaymentCheck(
  looking: PaymentCheckPorts,
  opening: CheckedOpening,
  { history }: Pick<Order, "history">,
  at: number,
): Promise<PaymentCheck | null> {
  const { look } = opening;
  const begun = history.findLast(({ deed }) => deed.kind === "stage" && (deed.event === "ask" || deed.event === "retry"))?.at ?? at;
  if (look !== null && look.at >= begun && at - look.at < LOOK_HOLDS) return look;
  return (await checkPayments(looking, opening, at))?.look ?? null;
}

/** When a payment was first asked for; null: none was. Source: specification/payments.md, Reconciliation. */
export const paymentCheckedAt = ({ history }: Pick<Order, "history">): number | null =>
  history.find(({ deed }) => deed.kind === "stage" && deed.event === "ask")?.at ?? null;

const MINUTE = 60_000;

/**
 * The time between two questions to the provider, in milliseconds, as long as a payment's result isn't known.
 * Source: specification/payments.md, Reconciliation.
 */
const LOOKED_AGAIN = 10 * MINUTE;

/**
 * When the provider is asked next: 2, 10 and 30 minutes after a payment was asked for, then every ten minutes.
 * Source: specification/payments.md, Reconciliation.
 */
export function nextPaymentCheck(asked: number, at: number): number {
  const planned = RECONCILED_AFTER.map((minutes) => asked + minutes * MINUTE).find((time) => time > at);
  return planned ?? asked + (Math.floor((at - asked) / LOOKED_AGAIN) + 1) * LOOKED_AGAIN;
}
