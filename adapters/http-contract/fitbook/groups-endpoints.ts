import * as z from "zod/mini";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { GROUP_LISTS } from "#core/fitbook/groups/groups.port.ts";
import { ListGroupMembers, MEMBER_LISTS } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { sentPicture } from "#adapters/http-contract/files/sent-picture.ts";
import { callKey, idOf, orNull } from "#adapters/http-contract/scalars.ts";
import { detailFields, event, group, groupMembersPage, groupsPage, roleInGroup, visibleGroup } from "./group.ts";
import { inGroupRefusals } from "./in-group-refusals.ts";
import { tooMuch } from "./too-much.ts";

const user = idOf(customerId);
const { "unknown-group": notSeen, "not-allowed": notAllowed, "too-many-owned": tooManyOwned } = inGroupRefusals;
const unknownPicture = answerOf(400, "This picture can't be that of a group");
const byId = only("group_id", group);

export const listGroups = endpoint(ListGroups, {
  method: "GET",
  path: "/fitbook/groups",
  in: "query",
  audience: "customer",
  request: fields({ kind: z.enum(GROUP_LISTS), after: orNull(group) }),
  response: groupsPage,
});

export const showGroup = endpoint(ShowGroup, {
  method: "GET",
  path: "/fitbook/group",
  in: "query",
  audience: "customer",
  request: byId,
  response: visibleGroup,
  refusals: { "unknown-group": notSeen },
});

export const makeGroup = endpoint(MakeGroup, {
  method: "POST",
  path: "/fitbook/groups",
  in: "body",
  audience: "customer",
  request: fields({ ...detailFields, key: z.optional(callKey) }),
  response: byId,
  refusals: { "not-entered": answerOf(409, "Enter Fitbook first."), "too-many-owned": tooManyOwned, "unknown-picture": unknownPicture },
});

export const sendGroupPicture = endpoint(SendGroupPicture, { ...sentPicture, path: "/fitbook/groups/picture" });

export const editGroup = endpoint(EditGroup, {
  method: "PUT",
  path: "/fitbook/groups",
  in: "body",
  audience: "customer",
  request: fields({ ...detailFields, group: ["group_id", group] }),
  response: z.null(),
  refusals: { "unknown-group": notSeen, "not-allowed": notAllowed, "unknown-picture": unknownPicture },
});

export const deleteGroup = endpoint(DeleteGroup, {
  method: "DELETE",
  path: "/fitbook/groups",
  in: "query",
  audience: "customer",
  request: byId,
  response: z.null(),
  refusals: { "unknown-group": notSeen, "not-allowed": notAllowed },
});

export const restoreGroup = endpoint(RestoreGroup, {
  method: "PUT",
  path: "/fitbook/groups/restore",
  in: "body",
  audience: "customer",
  request: byId,
  response: z.null(),
  refusals: { "unknown-group": notSeen, "too-many-owned": tooManyOwned },
});

export const listGroupMembers = endpoint(ListGroupMembers, {
  method: "GET",
  path: "/fitbook/groups/members",
  in: "query",
  audience: "customer",
  request: fields({ group: ["group_id", group], list: ["state", z.enum(MEMBER_LISTS)], after: orNull(user) }),
  response: groupMembersPage,
  refusals: { "unknown-group": notSeen },
});

export const changeGroupMember = endpoint(ChangeGroupMember, {
  method: "PUT",
  path: "/fitbook/groups/member",
  in: "body",
  audience: "customer",
  request: fields({
    group: ["group_id", group],
    person: ["user_id", z.nullable(user)],
    event,
    withPosts: ["with_posts", z.optional(z.boolean())],
  }),
  response: only("state", roleInGroup),
  refusals: { ...inGroupRefusals, "too-much": tooMuch },
});
