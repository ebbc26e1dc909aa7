import { useCase } from "../../shared/token.ts";
import { nameKeysFor } from "./name-keys.ts";
import { NO_PEOPLE, peoplePage } from "../profiles/people-page.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PeoplePage } from "../profiles/people-page.ts";

/** People by their name, however it is written. Nobody is found by anything else. Source: specification/fitbook.md, People. */
export type FindPeople = (
  customer: CustomerId,
  request: { readonly name: string; readonly after: CustomerId | null },
) => Promise<PeoplePage>;
export const FindPeople = useCase<FindPeople>("fitbook", "FindPeople");

export const makeFindPeople = maker(
  FindPeople,
  { people: People },
  ({ people }: { readonly people: Pick<People, "candidates" | "facts"> }) =>
    async (customer, { name, after }) => {
      const keys = nameKeysFor(name);
      if (keys.length === 0) return NO_PEOPLE;
      return peoplePage(people, { viewer: customer, list: { kind: "named", keys }, after, belongs: ({ isFound }) => isFound });
    },
);
