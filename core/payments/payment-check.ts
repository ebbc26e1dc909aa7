import type { Payable } from "./payable.ts";
import type { Payables } from "./payables.port.ts";
import type { CheckedOpening, Openings } from "./openings.port.ts";
import type { Opening } from "./payment-provider.port.ts";
import type { PaymentProviders } from "./payment-providers.port.ts";

export type PaymentCheckPorts = { readonly providers: PaymentProviders; readonly openings: Openings; readonly payables: Payables };

/**
 * Asks the provider with which a payment was begun what became of it, and stores the answer. Answers what it is for as it is then; null:
 * that isn't there any more. Throws `PortUnavailable`. Source: specification/payments.md, Reconciliation.
 */
export async function checkPayments(
  { providers, openings, payables }: PaymentCheckPorts,
  opening: Opening,
  at: number,
): Promise<Payable | null> {
  const events = await providers.of(opening.provider).paymentsOf(opening.providerOrder);
  const payable = await payables.record(opening.payable, { events, at });
  await openings.looked(opening, at);
  return payable;
}

/**
 * How long the provider's answer is used, in milliseconds, so that a page that asks again and again does not ask the provider each time.
 */
const LOOK_HOLDS = 3_000;

/**
 * Something as it is after every provider with which a payment of it was begun was asked, other than one whose last answer is recent enough
 * and came after the latest try to pay. Throws `PortUnavailable`. Source: specification/payments.md, Reconciliation.
 */
export async function checkedPayable(
  ports: PaymentCheckPorts,
  payable: Payable,
  { begun, at }: { readonly begun: readonly CheckedOpening[]; readonly at: number },
): Promise<Payable> {
  let seen = payable;
  for (const opening of begun) {
    const { lookedAt } = opening;
    const isRecent = lookedAt !== null && lookedAt >= (payable.tried ?? at) && at - lookedAt < LOOK_HOLDS;
    if (!isRecent) seen = (await checkPayments(ports, opening, at)) ?? seen;
  }
  return seen;
}
