import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { peoplePage } from "../profiles/people-page.ts";
import { visibleProfile } from "../profiles/visible-person.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PeoplePage } from "../profiles/people-page.ts";

/** Lists of anybody, as far as they are shown. */
export const SHARED_LISTS = ["followers", "following"] as const;
/** Lists that are one's own alone. `asked`: whom one asked to follow. */
export const PRIVATE_LISTS = ["requests", "asked", "muted"] as const;
export type NamedList = (typeof SHARED_LISTS)[number] | (typeof PRIVATE_LISTS)[number];

/**
 * A list of people with those whom the customer sees. `of` null: one's own. A list that is not shown is missing like a person who does not
 * exist.
 * Source: specification/visibility.md, Numbers.
 */
export type ListPeople = (
  customer: CustomerId,
  request: { readonly kind: NamedList; readonly of: CustomerId | null; readonly after: CustomerId | null },
) => Promise<Result<PeoplePage, { readonly kind: "unknown-user" }>>;
export const ListPeople = useCase<ListPeople>("fitbook", "ListPeople");

type Needs = { readonly people: Pick<People, "candidates" | "facts" | "tallies"> };

export const makeListPeople = maker(ListPeople, { people: People }, ({ people }: Needs) => {
  return async (customer, { kind, of, after }) => {
    const owner = of ?? customer;
    const isShared = SHARED_LISTS.some((one) => one === kind);
    if (!isShared && owner !== customer) return refused({ kind: "unknown-user" });
    if (isShared && owner !== customer && !(await areListsShown(customer, owner))) return refused({ kind: "unknown-user" });
    return ok(await peoplePage(people, { viewer: customer, list: { kind, of: owner }, after, belongs: () => true }));
  };

  async function areListsShown(viewer: CustomerId, owner: CustomerId): Promise<boolean> {
    const profile = visibleProfile(await people.facts(viewer, [owner]), { follows: [], badges: {} });
    return profile !== null && profile.followers !== null;
  }
});
