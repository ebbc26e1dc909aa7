import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { whyNotRun } from "./run-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "../groups/groups.port.ts";
import { GroupLinks } from "../groups/group-links.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { GroupLink } from "../groups/group-link.ts";
import type { NotRun } from "./run-group.ts";

/** The links of a group that can be used, for those who run it; without their tokens. Source: specification/fitbook.md, Groups. */
export type ListGroupLinks = (customer: CustomerId, group: GroupId) => Promise<Result<readonly GroupLink[], NotRun>>;
export const ListGroupLinks = useCase<ListGroupLinks>("fitbook", "ListGroupLinks");

type Needs = { readonly groups: Pick<Groups, "facts">; readonly links: Pick<GroupLinks, "valid">; readonly now: Clock };

export const makeListGroupLinks = maker(
  ListGroupLinks,
  { groups: Groups, links: GroupLinks, now: Clock },
  ({ groups, links, now }: Needs) =>
    async (customer, group) => {
      const unfit = whyNotRun(await groups.facts(customer, [group]));
      return unfit === null ? ok(await links.valid(group, now())) : refused(unfit);
    },
);
