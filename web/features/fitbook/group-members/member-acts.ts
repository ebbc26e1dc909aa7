import { runs } from "#core/fitbook/visibility/member-role.ts";
import type { GroupMember } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { RoleInGroup } from "#core/fitbook/groups/visible-group.ts";

export type MemberAct = "promote" | "demote" | "hand_over" | "remove" | "ban" | "unban";

/**
 * What somebody who stands so to a group may do with a person in it. The server decides; this is what is offered. Source:
 * specification/fitbook.md, Groups.
 */
export function memberActs(mine: RoleInGroup, { person, state }: GroupMember): readonly MemberAct[] {
  if (person.isSelf || !runs(mine === "none" ? null : mine)) return [];
  switch (state) {
    case "owner":
      return [];
    case "admin":
      return mine === "owner" ? ["demote", "hand_over", "remove", "ban"] : [];
    case "member":
      return mine === "owner" ? ["promote", "hand_over", "remove", "ban"] : ["remove", "ban"];
    case "invited":
      return ["remove", "ban"];
    case "banned":
      return ["unban"];
    case "requested":
    case "declined":
      return [];
  }
}
