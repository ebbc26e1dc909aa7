import { token } from "../shared/token.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { FullName } from "../identity/full-name.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { PaymentEvent } from "../orders/money/payment-state.ts";
import type { Paise } from "../shared/money.ts";

/**
 * Who takes money for the shop, on pages of their own. What never comes back is thrown as `PortUnavailable`; whoever asks tries again, and
 * everything that moves money may be asked again. Times in milliseconds since 1970. Source: specification/payments.md, The provider.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** The origin of their pages; null: they are on ours. */
  readonly origin: string | null;
  /** Opens an order there for what is to be paid, with the payable as its receipt, and answers the provider's id of it. Asked again: the same, or another that nobody has paid. */
  begin(asked: { readonly payable: PayableId; readonly amount: Paise }): Promise<string>;
  /** What a browser sends, as a form, to come to the provider's page. */
  formFor(opening: Opening, about: Paying): PaymentForm;
  /** What a browser brings back. null: nothing that the provider has signed. */
  callbackIn(fields: Fields): ProvedPayment | null;
  /** What the provider's server tells. null: it is not signed by them, or can't be read. Something else than payments and refunds is no news. */
  webhookIn(body: Uint8Array, headers: Fields): readonly ProviderNews[] | null;
  /** All payments of an order, as they are now. */
  paymentsOf(providerOrder: string): Promise<ProviderPayments>;
  /** Takes what is authorised. Answers what the payment has come to; taken before: the same. */
  capture(payment: { readonly id: string; readonly amount: Paise }): Promise<readonly PaymentEvent[]>;
  /** Sends money of a captured payment back. `key` makes it one refund, however often it is asked. */
  refund(asked: ProviderRefundRequest): Promise<RefundOutcome>;
  /** The refund of that key; null: none was asked for. */
  refundOf(asked: Pick<ProviderRefundRequest, "payment" | "key">): Promise<RefundOutcome | null>;
};
export const PaymentProvider = token<PaymentProvider>("PaymentProvider");

/** What a provider is called where its payments are kept; each adapter of a provider has its own. */
export type ProviderName = string;

/** The order that a provider has opened for a payable. */
export type Opening = {
  readonly provider: ProviderName;
  /** The provider's id of it. */
  readonly providerOrder: string;
  readonly payable: PayableId;
  readonly amount: Paise;
};

/** Fields of a form or headers of a call, each once. */
export type Fields = Readonly<Record<string, string>>;

/** Addresses of ours to come back to, and what the provider's page may fill in for its reader. */
export type Paying = { readonly returnTo: string; readonly cancelTo: string; readonly prefill: Prefill };
export type Prefill = { readonly name: FullName | null; readonly mobile: Mobile | null; readonly email: EmailAddress | null };

export type PaymentForm = { readonly action: string; readonly fields: Fields };

/** A payment of an order that the provider has signed: authorised at least. */
export type ProvedPayment = { readonly providerOrder: string; readonly payment: string };

/** What became of a payment or a refund. A payment's event has one id wherever and however often it is told: by the webhook, or when the provider is asked. */
export type ProviderNews =
  | { readonly kind: "payment"; readonly providerOrder: string; readonly event: PaymentEvent }
  /** `key` is the one that the refund was asked with. */
  | { readonly kind: "refund"; readonly key: string; readonly state: "processed" | "failed" };

/** `isUnderWay`: a payment was tried whose end is not known there either. */
export type ProviderPayments = { readonly events: readonly PaymentEvent[]; readonly isUnderWay: boolean };

export type ProviderRefundRequest = { readonly payment: string; readonly amount: Paise; readonly key: string };

/** "failed": they won't do it; asked again, they still won't. */
export type RefundOutcome = { readonly state: "pending" | "processed" | "failed" };
