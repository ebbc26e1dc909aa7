import type { Payable } from "./payable.ts";
import type { Payables } from "./payables.port.ts";
import type { PaymentCheck, CheckedOpening, Openings } from "./openings.port.ts";
import type { Opening, PaymentProvider } from "./payment-provider.port.ts";

export type PaymentCheckPorts = { readonly provider: PaymentProvider; readonly openings: Openings; readonly payables: Payables };
export type CheckedPayments = { readonly payable: Payable; readonly look: PaymentCheck };

/**
 * Asks the provider what became of something's payments, and stores the answer. Throws `PortUnavailable`.
 * Source: specification/payments.md, Reconciliation.
 */
export async function checkPayments(
  { provider, openings, payables }: PaymentCheckPorts,
  opening: Opening,
  at: number,
): Promise<CheckedPayments | null> {
  const { events, isUnderWay } = await provider.paymentsOf(opening.providerOrder);
  const payable = await payables.record(opening.payable, { events, at });
  const look: PaymentCheck = { at, isUnderWay };
  await openings.looked(opening, look);
  return payable === null ? null : { payable, look };
}

/**
 * How long the provider's answer is used, in milliseconds, so that a page that asks again and again does not ask the provider each time.
 */
const LOOK_HOLDS = 3_000;

/**
 * What the provider says about something's payments. Its last answer is used if it is recent enough and came after the latest try to pay;
 * else the provider is asked. Throws `PortUnavailable`. Source: specification/payments.md, Reconciliation.
 */
export async function latestPaymentCheck(
  looking: PaymentCheckPorts,
  opening: CheckedOpening,
  { tried }: Pick<Payable, "tried">,
  at: number,
): Promise<PaymentCheck | null> {
  const { look } = opening;
  if (look !== null && look.at >= (tried ?? at) && at - look.at < LOOK_HOLDS) return look;
  return (await checkPayments(looking, opening, at))?.look ?? null;
}
