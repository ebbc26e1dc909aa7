import { groupId } from "#core/fitbook/group.ts";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { ListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { answeredGroup } from "#core/fitbook/groups/visible-group.ts";
import { FollowGroupLink } from "#core/fitbook/links/follow-group-link.use-case.ts";
import { groupLinkId, groupLinkToken } from "#core/fitbook/groups/group-link.ts";
import { ListGroupLinks } from "#core/fitbook/links/list-group-links.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { ShowLinkedGroup } from "#core/fitbook/links/show-linked-group.use-case.ts";
import { answeredPerson } from "#core/fitbook/profiles/visible-person.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { MembersModel, membersNeeds } from "#web/features/fitbook/group-members/members-model.ts";
import { GroupFormModel, groupFormNeeds } from "#web/features/fitbook/groups/group-form-model.ts";
import { GroupModel, groupNeeds } from "#web/features/fitbook/groups/group-model.ts";
import { GroupSteps, groupStepsNeeds } from "#web/features/fitbook/groups/group-steps.ts";
import { GroupsModel, groupsNeeds } from "#web/features/fitbook/groups/groups-model.ts";
import { GroupLinksModel, groupLinksNeeds } from "#web/features/fitbook/links/group-links-model.ts";
import { LinkedGroupModel, linkedGroupNeeds } from "#web/features/fitbook/links/linked-group-model.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Stage } from "./stage.ts";

const id = groupId("g");
const group = answeredGroup({
  id,
  name: "Walkers",
  about: "",
  rules: "",
  hindi: null,
  isOpen: true,
  isOfCompany: false,
  mayMembersInvite: false,
  hasPicture: false,
  sees: "full",
  mine: "owner",
  members: 1,
  requests: 0,
  isOfferedToMe: false,
});

const person = answeredPerson({
  id: customerId("ravi"),
  name: "Ravi",
  about: null,
  hasPicture: false,
  isSelf: false,
  follow: "none",
  followsMe: false,
  isMuted: false,
  isFound: true,
});
const linkId = groupLinkId("l");
const token = groupLinkToken("t");
const link = { id: linkId, group: id, kind: "join", uses: 0, mostUses: 50, endsAt: 1_800_000_000_000, isRevoked: false } as const;
const linked = answeredGroup({ ...group, mine: "none", sees: "card" });
const nobody = { members: [], next: null };

export const groupReaders = [
  reads(
    "members-model",
    ListGroupMembers,
    [ok(nobody), ok({ members: [{ person, state: "member" as const }], next: null })],
    (_call, { allDependencies }) => {
      const model = new MembersModel({ group: id, list: "members" }, asha, lateNeeds(allDependencies, membersNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads("group-model", ShowGroup, [ok(group), refused({ kind: "unknown-group" })], (_call, { allDependencies }) => {
    const model = new GroupModel(asha, id, lateNeeds(allDependencies, groupNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads("group-links-model", ListGroupLinks, [ok([]), ok([link])], (_call, { allDependencies }) => {
    const model = new GroupLinksModel(asha, id, lateNeeds(allDependencies, groupLinksNeeds));
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "linked-group-model",
    ShowLinkedGroup,
    [ok({ group: linked, kind: "join" as const }), refused({ kind: "link-ended" })],
    (_call, { allDependencies }) => {
      const model = new LinkedGroupModel(asha, token, lateNeeds(allDependencies, linkedGroupNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
  reads(
    "groups-model",
    ListGroups,
    [
      { groups: [], next: null },
      { groups: [group], next: null },
    ],
    (_call, { allDependencies }) => {
      const model = new GroupsModel("mine", asha, lateNeeds(allDependencies, groupsNeeds));
      return { ask: model.ask, shown: () => model.state };
    },
  ),
];

const aForm = ({ allDependencies }: Stage, edits: typeof id | null): GroupFormModel =>
  new GroupFormModel({ like: group, edits }, { customer: asha, ...lateNeeds(allDependencies, groupFormNeeds) });

export const groupSenders = [
  sends(
    "group-links-model",
    MakeGroupLink,
    ({ allDependencies }) => new GroupLinksModel(asha, id, lateNeeds(allDependencies, groupLinksNeeds)).make,
  ),
  sends("group-links-model", RevokeGroupLink, ({ allDependencies }) => {
    const model = new GroupLinksModel(asha, id, lateNeeds(allDependencies, groupLinksNeeds));
    return () => model.revoke(linkId);
  }),
  sends(
    "linked-group-model",
    FollowGroupLink,
    ({ allDependencies }) => new LinkedGroupModel(asha, token, lateNeeds(allDependencies, linkedGroupNeeds)).follow,
  ),
  sends("group-steps", ChangeGroupMember, ({ allDependencies }) => {
    const steps = new GroupSteps(asha, lateNeeds(allDependencies, groupStepsNeeds));
    return () => steps.take({ group: id, person: null, event: "join" });
  }),
  sends("group-model", DeleteGroup, ({ allDependencies }) => new GroupModel(asha, id, lateNeeds(allDependencies, groupNeeds)).delete),
  sends("group-model", RestoreGroup, ({ allDependencies }) => new GroupModel(asha, id, lateNeeds(allDependencies, groupNeeds)).restore),
  sends("group-form-model", MakeGroup, (stage) => aForm(stage, null).save),
  sends("group-form-model", EditGroup, (stage) => aForm(stage, id).save),
];
