import type { MemberRole } from "#core/fitbook/visibility/member-role.ts";
import type { MemberList } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What is said of the people of a group. */
export const groupMemberPhrases = {
  which: "Which people",
  lists: { members: "Members", requests: "Requests to join", invited: "Invited", banned: "Banned" } satisfies Record<MemberList, string>,
  noneIn: {
    members: "You can't see anyone in this group.",
    requests: "No requests to answer.",
    invited: "No invitation is waiting for an answer.",
    banned: "Nobody is banned.",
  } satisfies Record<MemberList, string>,
  roles: { owner: "Owner", admin: "Admin", member: "Member" } satisfies Record<MemberRole, string>,
  acts: {
    promote: "Make admin",
    demote: "Make member",
    hand_over: "Hand the group over",
    remove: "Remove",
    ban: "Ban",
    unban: "Lift the ban",
    let_in: "Let in",
    turn_down: "Turn down",
  },
  withdraw: "Cancel the invitation",
  asked: {
    hand_over: ({ name }: Facts<"name">) => `Hand the group over to ${name}?`,
    remove: ({ name }: Facts<"name">) => `Remove ${name} from the group?`,
    ban: ({ name }: Facts<"name">) => `Ban ${name} from the group?`,
  },
  askedText: {
    hand_over: "They become the owner once they agree on the group's page. You are then an admin.",
    remove: "They no longer see what only members see. They can join again like anyone else.",
    ban: "They no longer see this group, and can't come back until the ban is lifted.",
  },
  withPosts: "And take down their posts in this group",
  offered: ({ name }: Facts<"name">) => `${name} can now take the group over.`,
  choose: ({ name }: Facts<"name">) => `Choose ${name}`,
  chooseAll: "Choose all",
  chosen: {
    one: ({ count }: Facts<"count">) => `${count} person chosen`,
    other: ({ count }: Facts<"count">) => `${count} people chosen`,
  },
  toGroup: "Back to the group",
};
