import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { groupLinkId, groupLinkToken, MOST_LINKS } from "../groups/group-link.ts";
import { whyNotRun } from "./run-group.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "../groups/groups.port.ts";
import { GroupLinks, LinkTokens } from "../groups/group-links.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { GroupId } from "../group.ts";
import type { GroupLink, GroupLinkKind, GroupLinkToken } from "../groups/group-link.ts";
import type { NotRun } from "./run-group.ts";

/** A link as it is made: nobody is told its token a second time. */
export type MadeGroupLink = { readonly link: GroupLink; readonly token: GroupLinkToken };

/** Makes a link to a group, by those who run it. `days` and `uses` are within their limits. Source: specification/fitbook.md, Groups. */
export type MakeGroupLink = (
  customer: CustomerId,
  request: { readonly group: GroupId; readonly kind: GroupLinkKind; readonly days: number; readonly uses: number },
) => Promise<Result<MadeGroupLink, NotRun | { readonly kind: "too-many-links" }>>;
export const MakeGroupLink = useCase<MakeGroupLink>("fitbook", "MakeGroupLink");

type Needs = {
  readonly groups: Pick<Groups, "facts">;
  readonly links: Pick<GroupLinks, "add">;
  readonly tokens: LinkTokens;
  readonly now: Clock;
  readonly newId: NewId;
};

const DAY = 24 * 60 * 60 * 1000;

export const makeMakeGroupLink = maker(
  MakeGroupLink,
  { groups: Groups, links: GroupLinks, tokens: LinkTokens, now: Clock, newId: NewId },
  ({ groups, links, tokens, now, newId }: Needs) =>
    async (customer, { group, kind, days, uses }) => {
      const unfit = whyNotRun(await groups.facts(customer, [group]));
      if (unfit !== null) return refused(unfit);
      const at = now();
      const link = { id: groupLinkId(newId()), group, kind, uses: 0, mostUses: uses, endsAt: at + days * DAY, isRevoked: false };
      const fresh = tokens.fresh();
      const isKept = await links.add({ link, hash: tokens.hashOf(fresh), at, most: MOST_LINKS });
      return isKept ? ok({ link, token: groupLinkToken(fresh) }) : refused({ kind: "too-many-links" });
    },
);
