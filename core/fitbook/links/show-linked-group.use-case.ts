import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { visibleGroups } from "../groups/visible-group.ts";
import { isLinkValid } from "../groups/group-link.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "../groups/groups.port.ts";
import { GroupLinks, LinkTokens } from "../groups/group-links.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { VisibleGroup } from "../groups/visible-group.ts";
import type { GroupLinkKind, GroupLinkToken } from "../groups/group-link.ts";

/** A group as its link shows it, and what the link lets one do. */
export type LinkedGroup = { readonly group: VisibleGroup; readonly kind: GroupLinkKind };
/** `link-ended`: used up, over, revoked or made up, all the same. */
export type LinkRefusal = { readonly kind: "link-ended" | "unknown-group" };

/**
 * The card of a group by a link to it. Whoever is banned, or blocked with those who run it, finds nothing. Source:
 * specification/fitbook.md, Groups.
 */
export type ShowLinkedGroup = (customer: CustomerId, link: GroupLinkToken) => Promise<Result<LinkedGroup, LinkRefusal>>;
export const ShowLinkedGroup = useCase<ShowLinkedGroup>("fitbook", "ShowLinkedGroup");

type Needs = {
  readonly groups: Pick<Groups, "facts" | "tallies">;
  readonly links: Pick<GroupLinks, "find">;
  readonly tokens: Pick<LinkTokens, "hashOf">;
  readonly now: Clock;
};

export const makeShowLinkedGroup = maker(
  ShowLinkedGroup,
  { groups: Groups, links: GroupLinks, tokens: LinkTokens, now: Clock },
  ({ groups, links, tokens, now }: Needs) =>
    async (customer, sent) => {
      const link = await links.find(tokens.hashOf(sent));
      if (link === null || !isLinkValid(link, now())) return refused({ kind: "link-ended" });
      const ids = [link.group];
      const [facts, tallies] = await Promise.all([groups.facts(customer, ids), groups.tallies(customer, ids)]);
      const [group] = visibleGroups(facts, { tallies, link: link.group });
      return group === undefined ? refused({ kind: "unknown-group" }) : ok({ group, kind: link.kind });
    },
);
