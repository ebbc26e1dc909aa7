import * as z from "zod/mini";
import { GROUP_EVENTS } from "#core/fitbook/groups/group-event.ts";
import { groupId, LONGEST_GROUP_NAME, LONGEST_GROUP_TEXT, SHORTEST_GROUP_NAME } from "#core/fitbook/group.ts";
import { answeredGroup, ROLES_IN_GROUP } from "#core/fitbook/groups/visible-group.ts";
import { MEMBER_STATES } from "#core/fitbook/visibility/world.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import { visiblePerson } from "./person.ts";
import { perhapsShown, shownLine } from "./shown-text.ts";
import type { GroupMembersPage } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { GroupsPage } from "#core/fitbook/groups/list-groups.use-case.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const group = idOf(groupId);
export const event = z.enum(GROUP_EVENTS);
export const roleInGroup = z.enum(ROLES_IN_GROUP);

export const detailFields = {
  name: shownLine(LONGEST_GROUP_NAME, SHORTEST_GROUP_NAME),
  about: perhapsShown(LONGEST_GROUP_TEXT),
  rules: perhapsShown(LONGEST_GROUP_TEXT),
  isOpen: ["open", z.boolean()],
  mayMembersInvite: ["members_invite", z.boolean()],
  /** Whoever does not tell of it leaves it as it is. */
  picture: z.optional(z.nullable(fileAddress)),
} as const;

const plainGroup = z.object({
  _id: group,
  name: z.string(),
  about: z.string(),
  rules: z.string(),
  hi: z._default(z.nullable(z.object({ name: z.string(), about: z.string(), rules: z.string() })), null), // A server of the release before tells none.
  has_picture: z.boolean(),
  open: z.boolean(),
  of_company: z.boolean(),
  members_invite: z.boolean(),
  sees: z.enum(["card", "full"]),
  mine: roleInGroup,
  members: z.number(),
  requests: z.nullable(z.number()),
  offered: z.boolean(),
});

/** Nothing but what the rule of visibility has let through can be put on the wire. */
export const visibleGroup: Shape<VisibleGroup> = wire(
  plainGroup,
  ({ _id, hi, open, of_company, members_invite, offered, has_picture, ...rest }) =>
    answeredGroup({
      ...rest,
      id: _id,
      hindi: hi,
      hasPicture: has_picture,
      isOpen: open,
      isOfCompany: of_company,
      mayMembersInvite: members_invite,
      isOfferedToMe: offered,
    }),
  ({
    id,
    name: called,
    about,
    rules,
    hindi,
    hasPicture,
    isOpen,
    isOfCompany,
    mayMembersInvite,
    sees,
    mine,
    members,
    requests,
    isOfferedToMe,
  }) => ({
    _id: id,
    name: called,
    about,
    rules,
    hi: hindi,
    has_picture: hasPicture,
    open: isOpen,
    of_company: isOfCompany,
    members_invite: mayMembersInvite,
    sees,
    mine,
    members,
    requests,
    offered: isOfferedToMe,
  }),
);

export const groupsPage: Shape<GroupsPage> = fields({ groups: z.array(visibleGroup), next: z.nullable(group) });

export const groupMembersPage: Shape<GroupMembersPage> = fields({
  members: z.array(fields({ person: visiblePerson, state: z.enum([...MEMBER_STATES]) })),
  next: z.nullable(idOf(customerId)),
});
