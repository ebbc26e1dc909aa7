import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Family } from "./family-member.ts";

/** Source: specification/account.md, Members. */
export type ListMembers = (customer: CustomerId) => Promise<Family>;
export const ListMembers = useCase<ListMembers>("account", "ListMembers");

export const makeListMembers = maker(
  ListMembers,
  { households: Households },
  ({ households }) =>
    (customer) =>
      households.family(customer),
);
