import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { visibleGroups } from "./visible-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { VisibleGroup } from "./visible-group.ts";

/**
 * One group, as far as the customer sees it. One that is not seen is missing like one that does not exist. Source:
 * specification/visibility.md, A group.
 */
export type ShowGroup = (customer: CustomerId, id: GroupId) => Promise<Result<VisibleGroup, { readonly kind: "unknown-group" }>>;
export const ShowGroup = useCase<ShowGroup>("fitbook", "ShowGroup");

export const makeShowGroup = maker(
  ShowGroup,
  { groups: Groups },
  ({ groups }: { readonly groups: Pick<Groups, "facts" | "tallies"> }) =>
    async (customer, id) => {
      const [facts, tallies] = await Promise.all([groups.facts(customer, [id]), groups.tallies(customer, [id])]);
      const [group] = visibleGroups(facts, { tallies, link: null });
      return group === undefined ? refused({ kind: "unknown-group" }) : ok(group);
    },
);
