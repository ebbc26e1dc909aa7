import { signature } from "#adapters/sandbox-payments/signature.ts";

type Told = { readonly providerOrder: string; readonly payment: string; readonly amount: number; readonly secret: Uint8Array };

/** What the sandbox's server tells of a payment that was captured. */
export function webhookMessage({ providerOrder, payment, amount, secret }: Told) {
  const body = { about: "payment", order: providerOrder, payment, outcome: "captured", amount, at: Date.now() };
  return { body, headers: { "x-sandbox-signature": signature(secret, JSON.stringify(body)) } };
}
