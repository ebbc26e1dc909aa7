import { token } from "../shared/token.ts";
import type { Customer } from "./customer.ts";
import type { CustomerId } from "./customer-id.ts";
import type { EmailAddress } from "./email-address.ts";
import type { Mobile } from "./mobile.ts";

/** How somebody new comes in: as a customer who stays. `referenceCode` is the doctor's who sent them. */
export type NewCustomer = Pick<Customer, "id" | "name" | "mobile" | "email" | "gender" | "birthdate"> & {
  readonly referenceCode: string | null;
};

/** Those who have an account. Erased and forgotten ones are nobody's any more: they are not found. `at` in milliseconds since 1970. */
export type Customers = {
  withId(id: CustomerId): Promise<Customer | null>;
  withMobile(mobile: Mobile): Promise<Customer | null>;
  withEmail(email: EmailAddress): Promise<Customer | null>;
  /** No two have one mobile or one e-mail address, also when both come at once. */
  register(customer: NewCustomer, at: number): Promise<"registered" | "mobile-taken" | "email-taken">;
  putMobile(id: CustomerId, mobile: Mobile): Promise<"saved" | "taken">;
  putEmail(id: CustomerId, email: EmailAddress): Promise<"saved" | "taken">;
  /** Whether the key is the one of the company whose app brought this customer. */
  isBroughtBy(id: CustomerId, apiKey: string): Promise<boolean>;
  /** Blocked: signed out everywhere, at once, and signed in no more. */
  block(id: CustomerId): Promise<"blocked" | "not-blocked">;
  unblock(id: CustomerId): Promise<"unblocked" | "not-unblocked">;
};
export const Customers = token<Customers>("Customers");
