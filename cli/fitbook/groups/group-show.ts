import { groupId } from "#core/fitbook/group.ts";
import { showCommand } from "#cli/input/show-command.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import { groupText, NO_GROUP } from "./words.ts";
import type { KeptGroup } from "#core/fitbook/groups/groups.port.ts";

/** Shows staff a group with who runs it. Source: specification/fitbook.md, Staff commands. */
export const groupShow = showCommand<KeptGroup>({
  name: "group show",
  show: async (context, id, reason) => {
    const { withGroups } = await import("./composition.ts");
    return withGroups(context, ({ show }) => show({ group: groupId(id), reason }));
  },
  missing: NO_GROUP,
  json: (shown) => groupJson(shown),
  text: groupText,
});

const groupJson = ({ group, runBy, people, ownerGoneAt }: KeptGroup): object => ({
  _id: group.id,
  name: group.name,
  about: group.about,
  rules: group.rules,
  open: group.isOpen,
  company: group.company,
  hi: group.hindi,
  members_may_invite: group.mayMembersInvite,
  deleted_at: utcOrNull(group.deletedAt),
  deleted_by_staff: group.isDeletedByStaff,
  owner_gone_at: utcOrNull(ownerGoneAt),
  run_by: runBy.map(({ person, state }) => ({ user_id: person, state })),
  people,
});
