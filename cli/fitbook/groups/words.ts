import { printedUtc } from "#core/shared/printed-utc.ts";
import { printable } from "#cli/printing/columns.ts";
import type { KeptGroup } from "#core/fitbook/groups/groups.port.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";

export const EXPECTED_REASON = "expected --reason TEXT of at most 500 characters";
export const NO_GROUP = "No group has this id.\n";
export const DELETED_BY_OWNER = "Its owner deleted this group, and alone can bring it back.\n";

/** What came of deleting a group, or of taking that back. */
export function deletedText(isUndone: boolean, isChanged: boolean): string {
  if (isUndone) return isChanged ? "The group is back, with all who were in it.\n" : "The group is there already.\n";
  return isChanged ? "The group is deleted. Its owner cannot bring it back.\n" : "Staff have deleted this group already.\n";
}

const STATES: Readonly<Record<MemberState, string>> = {
  ...{ owner: "owners", admin: "admins", member: "members", invited: "invited", requested: "ask to be let in" },
  ...{ declined: "turned down or declined", banned: "banned" },
};

/** A group as staff are told of it. What its people wrote is told line by line. */
export function groupText({ group, runBy, people, ownerGoneAt }: KeptGroup): string {
  const { id, name, about, rules, isOpen, mayMembersInvite, deletedAt, isDeletedByStaff } = group;
  const kind = `${isOpen ? "open" : "by invitation"}${mayMembersInvite ? ", members may invite" : ""}`;
  const state =
    deletedAt === null ? "live" : `deleted ${printedUtc(deletedAt)} by ${isDeletedByStaff ? "staff" : "its owner, or with nobody left"}`;
  const counted = Object.entries(STATES).flatMap(([one, says]) => {
    const count = people[one as MemberState] ?? 0;
    return count === 0 ? [] : [`  ${count} ${says}`];
  });
  const lines = [
    ...[printable(name), `  id:     ${printable(id)}`, `  kind:   ${kind}`, `  state:  ${state}`],
    ...runBy.map(({ person, state: role }) => `  ${role}:  ${printable(person)}`),
    ...(ownerGoneAt === null ? [] : [`  The owner is gone since ${printedUtc(ownerGoneAt)}.`]),
    ...["", "People", ...counted],
    ...textOf("About", about),
    ...textOf("Rules", rules),
  ];
  return `${lines.join("\n")}\n`;
}

const textOf = (title: string, text: string): readonly string[] =>
  text === "" ? [] : ["", title, ...text.split("\n").map((line) => `  ${printable(line)}`)];
