import { useCase } from "../../shared/token.ts";
import { PEOPLE_A_PAGE } from "../profiles/people-page.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

export type BlockedPeople = {
  readonly blocked: readonly { readonly id: CustomerId; readonly name: string }[];
  readonly next: CustomerId | null;
};

/**
 * Whom a customer has blocked: the one place where they still have a name. Who is gone is missing here too. Source:
 * specification/fitbook.md, Block.
 */
export type ListBlocked = (customer: CustomerId, after: CustomerId | null) => Promise<BlockedPeople>;
export const ListBlocked = useCase<ListBlocked>("fitbook", "ListBlocked");

export const makeListBlocked = maker(
  ListBlocked,
  { people: People },
  ({ people }: { readonly people: Pick<People, "candidates" | "facts"> }) =>
    async (customer, after) => {
      const found = await people.candidates({ list: { kind: "blocked", of: customer }, after, limit: PEOPLE_A_PAGE + 1 });
      const page = found.slice(0, PEOPLE_A_PAGE);
      const { people: records } = await people.facts(customer, page);
      const blocked = records.filter(({ facts }) => facts.state === "active").map(({ id, name }) => ({ id, name }));
      return { blocked, next: found.length > page.length ? (page.at(-1) ?? null) : null };
    },
);
