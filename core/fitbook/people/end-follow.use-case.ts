import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** `following`: the customer follows the other no more; `followers`: the other follows the customer no more. */
export type EndedTie = "followers" | "following";

/**
 * Ends a follow; the other is not told. Where nobody follows, nothing changes and nothing is told either. Source: specification/fitbook.md,
 * Follow.
 */
export type EndFollow = (customer: CustomerId, tie: { readonly other: CustomerId; readonly kind: EndedTie }) => Promise<null>;
export const EndFollow = useCase<EndFollow>("fitbook", "EndFollow");

export const makeEndFollow = maker(
  EndFollow,
  { people: People },
  ({ people }: { readonly people: Pick<People, "endFollow"> }) =>
    async (customer, { other, kind }) => {
      await people.endFollow(kind === "following" ? { follower: customer, followed: other } : { follower: other, followed: customer });
      return null;
    },
);
