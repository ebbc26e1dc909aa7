import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Customers } from "../identity/customers.port.ts";
import { UserOf } from "./user.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { User } from "./user.ts";

/** The account was erased while its session was in use. */
export type Gone = { readonly kind: "gone" };

/** The customer who is signed in, with what is theirs. */
export type ShowUser = (customer: CustomerId) => Promise<Result<User, Gone>>;
export const ShowUser = useCase<ShowUser>("me", "ShowUser");

export const makeShowUser = maker(ShowUser, { customers: Customers, userOf: UserOf }, ({ customers, userOf }) => async (id) => {
  const customer = await customers.withId(id);
  return customer === null ? refused({ kind: "gone" }) : ok(await userOf(customer));
});
