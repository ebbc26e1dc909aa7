import * as z from "zod/mini";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import {
  GROUP_LINK_KINDS,
  groupLinkId,
  groupLinkToken,
  MOST_LINK_DAYS,
  MOST_LINK_USES,
  MOST_LINKS,
} from "#core/fitbook/groups/group-link.ts";
import { ListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import { group, roleInGroup, visibleGroup } from "./group.ts";
import { inGroupRefusals } from "./in-group-refusals.ts";
import type { GroupLink } from "#core/fitbook/groups/group-link.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const kind = z.enum(GROUP_LINK_KINDS);
const link = idOf(groupLinkId);
const linkToken = idOf(groupLinkToken);

const groupLink: Shape<GroupLink> = fields({
  id: ["_id", link],
  group: ["group_id", group],
  kind,
  uses: z.number(),
  mostUses: ["most_uses", z.number()],
  endsAt: ["ends_at", z.number()],
  isRevoked: ["revoked", z.boolean()],
});

const { "unknown-group": notSeen, "not-allowed": notAllowed } = inGroupRefusals;
const ended = answerOf(410, "This invitation is no longer valid."); // Told apart from a group that is not seen.

export const makeGroupLink = endpoint(MakeGroupLink, {
  method: "POST",
  path: "/fitbook/groups/link",
  in: "body",
  audience: "customer",
  request: fields({
    group: ["group_id", group],
    kind,
    days: z.int().check(z.minimum(1), z.maximum(MOST_LINK_DAYS)),
    uses: z.int().check(z.minimum(1), z.maximum(MOST_LINK_USES)),
  }),
  response: fields({ link: groupLink, token: linkToken }),
  refusals: {
    "unknown-group": notSeen,
    "not-allowed": notAllowed,
    "too-many-links": answerOf(409, `This group has ${MOST_LINKS} links already.`),
  },
});

export const listGroupLinks = endpoint(ListGroupLinks, {
  method: "GET",
  path: "/fitbook/groups/link",
  in: "query",
  audience: "customer",
  request: only("group_id", group),
  response: only("links", z.array(groupLink)),
  refusals: { "unknown-group": notSeen, "not-allowed": notAllowed },
});

export const revokeGroupLink = endpoint(RevokeGroupLink, {
  method: "DELETE",
  path: "/fitbook/groups/link",
  in: "query",
  audience: "customer",
  request: fields({ group: ["group_id", group], link: ["link_id", link] }),
  response: z.null(),
  refusals: { "unknown-group": notSeen, "not-allowed": notAllowed },
});

/** The token is sent in the body: it stands in no address and in no log. */
export const showLinkedGroup = endpoint(ShowLinkedGroup, {
  method: "POST",
  path: "/fitbook/groups/linked",
  in: "body",
  audience: "customer",
  request: only("token", linkToken),
  response: fields({ group: visibleGroup, kind }),
  refusals: { "link-ended": ended, "unknown-group": notSeen },
});

export const followGroupLink = endpoint(FollowGroupLink, {
  method: "PUT",
  path: "/fitbook/groups/linked",
  in: "body",
  audience: "customer",
  request: only("token", linkToken),
  response: only("state", roleInGroup),
  refusals: { ...inGroupRefusals, "link-ended": ended },
});
