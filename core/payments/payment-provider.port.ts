import type { EmailAddress } from "../identity/email-address.ts";
import type { FullName } from "../identity/full-name.ts";
import type { Mobile } from "../identity/mobile.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { PaymentEvent } from "./payment-state.ts";
import type { Paise } from "../shared/money.ts";

/**
 * A payment provider takes money for the shop, on pages of its own. If no answer comes back, `PortUnavailable` is thrown and the caller
 * tries again. Every call that moves money may be repeated. Times in milliseconds since 1970.
 * Source: specification/payments.md, The provider.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** The origin of the provider's pages; null: the pages are on our own origin. */
  readonly origin: string | null;
  /**
   * Opens an order at the provider for the amount to be paid, with the payable as its receipt, and answers the provider's id of that order.
   * A repetition answers the same id, or that of another order which nobody has paid.
   */
  begin(request: { readonly payable: PayableId; readonly amount: Paise }): Promise<string>;
  /** The form that a browser sends to reach the provider's page. */
  formFor(opening: Opening, about: Paying): PaymentForm;
  /** The payment in the fields that a browser brings back. null: the provider has not signed them. */
  callbackIn(fields: Fields): ProvedPayment | null;
  /**
   * The news that the provider's server sends. null: the provider has not signed them, or they can't be read. Messages about anything but
   * payments and refunds are left out.
   */
  webhookIn(body: Uint8Array, headers: Fields): readonly ProviderNews[] | null;
  /** What became of all payments of an order until now, also of those of which only their beginning is known. */
  paymentsOf(providerOrder: string): Promise<readonly PaymentEvent[]>;
  /** Captures an authorised payment. Answers the payment's events; if it was captured before, the answer is the same. */
  capture(payment: { readonly id: string; readonly amount: Paise }): Promise<readonly PaymentEvent[]>;
  /** Sends money of a captured payment back. All calls with the same `key` make one refund. */
  refund(request: ProviderRefundRequest): Promise<RefundOutcome>;
  /** The refund with that key; null: there is none. */
  refundOf(request: Pick<ProviderRefundRequest, "payment" | "key">): Promise<RefundOutcome | null>;
};

/**
 * The name under which a provider's payments are stored, and by which its webhook is addressed; each provider's adapter has its own: small
 * letters, digits and hyphens.
 */
export type ProviderName = string;

/** The order that a provider has opened for a payable. */
export type Opening = {
  readonly provider: ProviderName;
  /** The provider's id of that order. */
  readonly providerOrder: string;
  readonly payable: PayableId;
  readonly amount: Paise;
};

/** The fields of a form or the headers of a call. Each name is there once. */
export type Fields = Readonly<Record<string, string>>;

/** Our addresses for coming back, and what the provider's page may fill in for the customer. */
export type Paying = { readonly returnTo: string; readonly cancelTo: string; readonly prefill: Prefill };
export type Prefill = { readonly name: FullName | null; readonly mobile: Mobile | null; readonly email: EmailAddress | null };

export type PaymentForm = { readonly action: string; readonly fields: Fields };

/** A payment of an order that the provider has signed. It is at least authorised. */
export type ProvedPayment = { readonly providerOrder: string; readonly payment: string };

/**
 * What became of a payment or a refund. A payment's event has one id, however often it is reported, by the webhook or in an answer of the
 * provider.
 */
export type ProviderNews =
  | { readonly kind: "payment"; readonly providerOrder: string; readonly event: PaymentEvent }
  /** `key` is the key with which the refund was asked for. */
  | { readonly kind: "refund"; readonly key: string; readonly state: "processed" | "failed" };

export type ProviderRefundRequest = { readonly payment: string; readonly amount: Paise; readonly key: string };

/** "failed": the provider refuses to do it, and would refuse again. */
export type RefundOutcome = { readonly state: "pending" | "processed" | "failed" };
