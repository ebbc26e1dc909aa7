import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/**
 * Push tokens, by which a message reaches the app or browser of a customer. A token belongs to one device, and a device to one customer at
 * a time.
 */
export type PushTokens = {
  /**
   * Takes the token from the customer who had it before. If a customer has more than `most`, those that were seen longest ago are deleted.
   * `at` in milliseconds since 1970.
   */
  keep(customer: CustomerId, pushToken: string, stored: { readonly at: number; readonly most: number }): Promise<void>;
  /** Deletes the token if it is this customer's. */
  remove(customer: CustomerId, pushToken: string): Promise<void>;
  /** The tokens, those last seen first. */
  of(customer: CustomerId): Promise<readonly string[]>;
};
export const PushTokens = token<PushTokens>("PushTokens");
