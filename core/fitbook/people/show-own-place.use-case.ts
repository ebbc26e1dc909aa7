import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { OwnPlace, People } from "../profiles/people.port.ts";

/** A customer's own profile in Fitbook, and what their account already tells of them. Source: specification/fitbook.md, People. */
export type ShowOwnPlace = (customer: CustomerId) => Promise<OwnPlace>;
export const ShowOwnPlace = token<ShowOwnPlace>("ShowOwnPlace");

export const makeShowOwnPlace =
  ({ people }: { readonly people: Pick<People, "own"> }): ShowOwnPlace =>
  (customer) =>
    people.own(customer);
