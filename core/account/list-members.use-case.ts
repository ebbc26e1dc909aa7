import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Family } from "./family-member.ts";
import type { Households } from "./households.port.ts";

/** Source: specification/account.md, Members. */
export type ListMembers = (customer: CustomerId) => Promise<Family>;
export const ListMembers = token<ListMembers>("ListMembers");

export const makeListMembers =
  ({ households }: { readonly households: Households }): ListMembers =>
  (customer) =>
    households.family(customer);
