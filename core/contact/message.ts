import type { CustomerId } from "../identity/customer-id.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { FullName } from "../identity/full-name.ts";
import type { Mobile } from "../identity/mobile.ts";

/** So many characters a message or an enquiry has at most. */
export const LONGEST_MESSAGE = 2_000;

/** A message to the shop. */
export type Message = {
  readonly name: FullName;
  readonly email: EmailAddress;
  readonly mobile: Mobile | null;
  readonly message: string;
};

/** `at` in milliseconds since 1970; `customer` null: the sender was not signed in. */
export type SentMessage = Message & { readonly id: string; readonly customer: CustomerId | null; readonly at: number };
