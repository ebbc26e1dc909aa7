import { token } from "#core/shared/token.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";

/**
 * What a customer has chosen and typed at checkout but not ordered yet, on their device. `address` and `sent` are ids as they were stored;
 * `sent` is an order that was sent and not answered. `typed` are the fields of an address that is not saved. null and empty: nothing.
 */
export type CheckoutDraft = {
  readonly address: string | null;
  readonly way: PaymentWay;
  readonly typed: Readonly<Record<string, string>> | null;
  readonly sent: string | null;
};

/**
 * Keeps what was chosen at checkout across a reload, for as long as the window and the session last. A customer never gets another
 * customer's draft.
 */
export type CheckoutDrafts = {
  of(customer: CustomerId): CheckoutDraft;
  put(customer: CustomerId, draft: CheckoutDraft): void;
};
export const CheckoutDrafts = token<CheckoutDrafts>("CheckoutDrafts");

/** The draft in what a device has kept, whatever that is; of nothing it is empty. */
export function checkoutDraftIn({ address, way, typed, sent }: Readonly<Record<string, unknown>>): CheckoutDraft {
  return {
    address: typeof address === "string" ? address : null,
    way: way === "cash" ? "cash" : "online",
    typed:
      typeof typed === "object" && typed !== null
        ? Object.fromEntries(Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
        : null,
    sent: typeof sent === "string" ? sent : null,
  };
}
