import { token } from "../shared/token.ts";
import type { Customer } from "./customer.ts";
import type { CustomerId } from "./customer-id.ts";
import type { EmailAddress } from "./email-address.ts";
import type { InviteCode } from "./invite-code.ts";
import type { Mobile } from "./mobile.ts";

/** How somebody new comes in: as a customer who stays. `referenceCode` is the doctor's who sent them; `invitedBy` the customer who did, null: nobody; it is not kept of one who is gone meanwhile. */
export type NewCustomer = Pick<Customer, "id" | "name" | "mobile" | "email" | "gender" | "birthdate"> & {
  readonly referenceCode: string | null;
  readonly inviteCode: InviteCode;
  readonly invitedBy: CustomerId | null;
};

/** A customer's own code, null: they are gone; and whether they came by somebody else's, who is a customer still. */
export type Invite = { readonly code: InviteCode | null; readonly isInvited: boolean };

/** Those who have an account. Erased and forgotten ones are nobody's any more: they are not found. `at` in milliseconds since 1970. */
export type Customers = {
  withId(id: CustomerId): Promise<Customer | null>;
  withMobile(mobile: Mobile): Promise<Customer | null>;
  withEmail(email: EmailAddress): Promise<Customer | null>;
  /** Whose invite code it is. */
  withInviteCode(code: InviteCode): Promise<CustomerId | null>;
  inviteOf(id: CustomerId): Promise<Invite>;
  /** No two have one mobile, one e-mail address or one invite code, also when both come at once. */
  register(customer: NewCustomer, at: number): Promise<"registered" | "mobile-taken" | "email-taken" | "invite-code-taken">;
  putMobile(id: CustomerId, mobile: Mobile): Promise<"saved" | "taken">;
  putEmail(id: CustomerId, email: EmailAddress): Promise<"saved" | "taken">;
  /** Keeps the doctor's code of a customer who had none; the first stays. */
  attachReferenceCode(id: CustomerId, referenceCode: string): Promise<void>;
  /** Whether the key is the one of the company whose app brought this customer. */
  isBroughtBy(id: CustomerId, apiKey: string): Promise<boolean>;
};
export const Customers = token<Customers>("Customers");
