import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** By which a message finds the app or browser of a customer. One is a device's, and that is one customer's at a time. */
export type PushTokens = {
  /** Takes it from whoever had it before. Beyond `most` of a customer those that were seen longest ago go. `at` in milliseconds since 1970. */
  keep(customer: CustomerId, pushToken: string, kept: { readonly at: number; readonly most: number }): Promise<void>;
  /** Of this customer alone. */
  remove(customer: CustomerId, pushToken: string): Promise<void>;
  /** Those last seen first. */
  of(customer: CustomerId): Promise<readonly string[]>;
};
export const PushTokens = token<PushTokens>("PushTokens");
