import { useCase } from "../../shared/token.ts";
import { visibleGroups } from "./visible-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { GroupList } from "./groups.port.ts";
import type { VisibleGroup } from "./visible-group.ts";

export const GROUPS_A_PAGE = 20;

/** `next`: the last group of the page, if there are more; no unseen group is ever named by it. */
export type GroupsPage = { readonly groups: readonly VisibleGroup[]; readonly next: GroupId | null };

/**
 * A list of groups with those that the customer sees. It is filled before it is answered: only the last page is short.
 * Source: specification/visibility.md, A group.
 */
export type ListGroups = (
  customer: CustomerId,
  request: { readonly kind: GroupList["kind"]; readonly after: GroupId | null },
) => Promise<GroupsPage>;
export const ListGroups = useCase<ListGroups>("fitbook", "ListGroups");

type Needs = { readonly groups: Pick<Groups, "candidates" | "facts" | "tallies"> };

export const makeListGroups = maker(ListGroups, { groups: Groups }, ({ groups }: Needs) => async (customer, { kind, after }) => {
  const list = { kind, of: customer };
  const seen: VisibleGroup[] = [];
  let last = after;
  for (;;) {
    const found = await groups.candidates({ list, after: last, limit: GROUPS_A_PAGE + 1 });
    const [facts, tallies] = await Promise.all([groups.facts(customer, found), groups.tallies(customer, found)]);
    seen.push(...visibleGroups(facts, { tallies, link: null }));
    if (found.length <= GROUPS_A_PAGE || seen.length > GROUPS_A_PAGE) break;
    last = found.at(-1) ?? null;
  }
  const shown = seen.slice(0, GROUPS_A_PAGE);
  return { groups: shown, next: seen.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
});
