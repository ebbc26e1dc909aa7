import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { OwnPlace } from "../profiles/people.port.ts";

/** A customer's own profile in Fitbook, and what their account already tells of them. Source: specification/fitbook.md, People. */
export type ShowOwnPlace = (customer: CustomerId) => Promise<OwnPlace>;
export const ShowOwnPlace = useCase<ShowOwnPlace>("fitbook", "ShowOwnPlace");

export const makeShowOwnPlace = maker(
  ShowOwnPlace,
  { people: People },
  ({ people }: { readonly people: Pick<People, "own"> }) =>
    (customer) =>
      people.own(customer),
);
