import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Customers } from "../identity/customers.port.ts";
import { UserOf } from "./user.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Gone } from "./show-user.use-case.ts";
import type { User } from "./user.ts";

/**
 * The customer who is signed in. `apiKey` is the key that came with the token in an address. It is refused unless it belongs to the company
 * whose app brought the customer, so that a link can't sign a person in to another's account. null: no key came.
 * Source: specification/sign-in.md, Sessions.
 */
export type ShowSignedIn = (customer: CustomerId, apiKey: string | null) => Promise<Result<User, Gone | { readonly kind: "foreign-key" }>>;
export const ShowSignedIn = useCase<ShowSignedIn>("me", "ShowSignedIn");

export const makeShowSignedIn = maker(
  ShowSignedIn,
  { customers: Customers, userOf: UserOf },
  ({ customers, userOf }) =>
    async (id, apiKey) => {
      if (apiKey !== null && !(await customers.isBroughtBy(id, apiKey))) return refused({ kind: "foreign-key" });
      const customer = await customers.withId(id);
      return customer === null ? refused({ kind: "gone" }) : ok(await userOf(customer));
    },
);
