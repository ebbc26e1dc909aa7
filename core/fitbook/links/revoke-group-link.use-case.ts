import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { whyNotRun } from "./run-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "../groups/groups.port.ts";
import { GroupLinks } from "../groups/group-links.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { GroupLinkId } from "../groups/group-link.ts";
import type { NotRun } from "./run-group.ts";

/** Ends a link to a group for good, by those who run it. Those who joined by it stay members. Source: specification/fitbook.md, Groups. */
export type RevokeGroupLink = (
  customer: CustomerId,
  request: { readonly group: GroupId; readonly link: GroupLinkId },
) => Promise<Result<null, NotRun>>;
export const RevokeGroupLink = useCase<RevokeGroupLink>("fitbook", "RevokeGroupLink");

type Needs = { readonly groups: Pick<Groups, "facts">; readonly links: Pick<GroupLinks, "revoke"> };

export const makeRevokeGroupLink = maker(
  RevokeGroupLink,
  { groups: Groups, links: GroupLinks },
  ({ groups, links }: Needs) =>
    async (customer, { group, link }) => {
      const unfit = whyNotRun(await groups.facts(customer, [group]));
      if (unfit !== null) return refused(unfit);
      await links.revoke(group, link);
      return ok(null);
    },
);
