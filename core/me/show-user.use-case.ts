import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { Result } from "../shared/result.ts";
import type { User, UserOf } from "./user.ts";

/** The account was erased while its session was in use. */
export type Gone = { readonly kind: "gone" };

/** The customer who is signed in, with what is theirs. */
export type ShowUser = (customer: CustomerId) => Promise<Result<User, Gone>>;
export const ShowUser = token<ShowUser>("ShowUser");

export function makeShowUser({ customers, userOf }: { readonly customers: Customers; readonly userOf: UserOf }): ShowUser {
  return async (id) => {
    const customer = await customers.withId(id);
    return customer === null ? refused({ kind: "gone" }) : ok(await userOf(customer));
  };
}
