import { customerId } from "./customer-id.ts";
import { emailIn } from "./email-address.ts";
import { mobileIn } from "./mobile.ts";
import type { Customer } from "./customer.ts";
import type { CustomerId } from "./customer-id.ts";
import type { Customers } from "./customers.port.ts";
import type { EmailAddress } from "./email-address.ts";
import type { Mobile } from "./mobile.ts";

/** How staff name a customer. Some customers have no mobile or no e-mail address, but each has an id. */
export type CustomerReference =
  | { readonly kind: "mobile"; readonly mobile: Mobile }
  | { readonly kind: "email"; readonly email: EmailAddress }
  | { readonly kind: "id"; readonly id: CustomerId };

/** The mobile, e-mail address or id in a written text, in any way in which these are written; null: the text is none of them. */
export function customerReferenceIn(written: string): CustomerReference | null {
  const [mobile, email] = [mobileIn(written), emailIn(written)];
  if (mobile !== null) return { kind: "mobile", mobile };
  if (email !== null) return { kind: "email", email };
  const id = written.trim().toLowerCase();
  return ID.test(id) ? { kind: "id", id: customerId(id) } : null;
}

/** null: there is no such customer. */
export function customerNamed(name: CustomerReference, customers: Customers): Promise<Customer | null> {
  switch (name.kind) {
    case "mobile":
      return customers.withMobile(name.mobile);
    case "email":
      return customers.withEmail(name.email);
    case "id":
      return customers.withId(name.id);
  }
}

/** The form of the ids that the shop makes. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
