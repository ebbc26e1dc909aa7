import type { CustomerId } from "#core/identity/customer-id.ts";

/**
 * What somebody pressed before they were signed in. It is done after they are, once: by whoever signs in then, however they do. It never undoes what
 * stands already, and tells what it did itself. Whoever closes sign-in, or presses something else that asks for it, did not mean it any more.
 */
export type Intent = (customer: CustomerId) => Promise<void> | void;
