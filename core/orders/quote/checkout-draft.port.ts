import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PaymentWay } from "./checkout-bill.ts";

/**
 * What a customer has chosen and typed at checkout and not ordered yet, on their device. `address` and `waits`, an order whose payment is
 * waited for, are ids as they were kept; `typed` are the fields of an address that is not saved. null and empty: nothing.
 */
export type CheckoutDraft = {
  readonly address: string | null;
  readonly way: PaymentWay;
  readonly typed: Readonly<Record<string, string>> | null;
  readonly waits: string | null;
};

export const EMPTY_DRAFT: CheckoutDraft = { address: null, way: "online", typed: null, waits: null };

/** Keeps what was chosen at checkout over a reload, for as long as the window and the session last. Somebody else's is never told. */
export type CheckoutDrafts = {
  of(customer: CustomerId): CheckoutDraft;
  put(customer: CustomerId, draft: CheckoutDraft): void;
};
export const CheckoutDrafts = token<CheckoutDrafts>("CheckoutDrafts");
