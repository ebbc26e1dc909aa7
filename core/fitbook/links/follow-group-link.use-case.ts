import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeByGroupEvent } from "../groups/group-change.ts";
import { isLinkValid } from "../groups/group-link.ts";
import { maker } from "../../shared/use-case.ts";
import { GroupLinks, LinkTokens } from "../groups/group-links.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupAnswer } from "../groups/group-answer.ts";
import type { GroupLinkToken } from "../groups/group-link.ts";

type LinkEnded = { readonly kind: "link-ended" };
type Answer = GroupAnswer | Result<never, LinkEnded>;

/**
 * Comes into a group by a link, or asks to be let in where the link is for asking; into an open group one comes by either. Whoever is in
 * the group already, or has asked, uses nothing up. Source: specification/fitbook.md, Groups.
 */
export type FollowGroupLink = (customer: CustomerId, link: GroupLinkToken) => Promise<Answer>;
export const FollowGroupLink = useCase<FollowGroupLink>("fitbook", "FollowGroupLink");

type Needs = { readonly links: Pick<GroupLinks, "follow">; readonly tokens: Pick<LinkTokens, "hashOf">; readonly now: Clock };

const ENDED: Result<never, LinkEnded> = refused({ kind: "link-ended" });

export const makeFollowGroupLink = maker(
  FollowGroupLink,
  { links: GroupLinks, tokens: LinkTokens, now: Clock },
  ({ links, tokens, now }: Needs) =>
    async (customer, sent) => {
      const at = now();
      const answer = await links.follow<Answer>({
        hash: tokens.hashOf(sent),
        customer,
        at,
        decide(seen, link) {
          if (!isLinkValid(link, at)) return { change: null, answer: ENDED };
          const isOpen = seen.facts.groups.some(({ group }) => group.isOpen);
          const event = isOpen || link.kind === "join" ? "join" : "ask";
          return changeByGroupEvent(seen, { customer, person: customer, event, id: "", link: { kind: link.kind, at }, withPosts: false });
        },
      });
      return answer ?? ENDED;
    },
);
