import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PaymentWay } from "./checkout-bill.ts";

/**
 * What a customer has chosen and typed at checkout but not ordered yet, on their device. `address` and `waits` are ids as they were stored;
 * `waits` is an order that waits for its payment. `typed` are the fields of an address that is not saved. null and empty: nothing.
 */
export type CheckoutDraft = {
  readonly address: string | null;
  readonly way: PaymentWay;
  readonly typed: Readonly<Record<string, string>> | null;
  readonly waits: string | null;
};

export const EMPTY_DRAFT: CheckoutDraft = { address: null, way: "online", typed: null, waits: null };

/**
 * Keeps what was chosen at checkout across a reload, for as long as the window and the session last. A customer never gets another
 * customer's draft.
 */
export type CheckoutDrafts = {
  of(customer: CustomerId): CheckoutDraft;
  put(customer: CustomerId, draft: CheckoutDraft): void;
};
export const CheckoutDrafts = token<CheckoutDrafts>("CheckoutDrafts");
