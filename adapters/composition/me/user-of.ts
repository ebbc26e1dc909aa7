import { SignedOut } from "#core/identity/signed-out.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShowUser } from "#core/me/show-user.use-case.ts";

/** A customer's user, with which the server sends their cart and their wishlist. Rejects with SignedOut where their session has ended. */
export async function userOf(showUser: ShowUser, customer: CustomerId) {
  const answer = await showUser(customer);
  if (answer.kind === "refused") throw new SignedOut();
  return answer.value;
}
