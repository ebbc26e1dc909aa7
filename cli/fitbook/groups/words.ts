import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { LEAST_COUNTED } from "#core/fitbook/staff/company-groups.use-case.ts";
import { printable } from "#cli/printing/columns.ts";
import type { CompanyGroupCount, NoCompanyGroup } from "#core/fitbook/staff/company-groups.use-case.ts";
import type { KeptGroup } from "#core/fitbook/groups/groups.port.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";

export const NO_GROUP = "No group has this id.\n";
export const DELETED_BY_OWNER = "Its owner deleted this group, and alone can bring it back.\n";

export const EXPECTED_GROUP = "expected --company APP, --owner WHO and --name of 3 to 60 characters; --about and --rules of at most 1,000";
export const EXPECTED_COMPANY = "expected --company APP";

export const madeText = (id: string): string => `The group is made. Its people find it under "Groups": ${printable(id)}\n`;

export function notMadeText(refusal: NoCompanyGroup["kind"]): string {
  switch (refusal) {
    case "not-of-company":
      return "Its owner has to be a customer of that company. Nothing was made.\n";
    case "not-entered":
      return "Its owner has not entered Fitbook. Nothing was made.\n";
    case "too-many-owned":
      return "Its owner has as many groups as one can. Nothing was made.\n";
  }
}

/** What a company may be told of its groups. */
export function countedText(counts: readonly CompanyGroupCount[]): string {
  if (counts.length === 0) return "This company has no group.\n";
  return counts.map(({ group, people }) => `${printable(group)}: ${people === null ? `fewer than ${LEAST_COUNTED}` : people}\n`).join("");
}

/** What came of deleting a group, or of taking that back. */
export function deletedText(isUndone: boolean, isChanged: boolean): string {
  if (isUndone) return isChanged ? "The group is back, with all who were in it.\n" : "The group is there already.\n";
  return isChanged ? "The group is deleted. Its owner cannot bring it back.\n" : "Staff have deleted this group already.\n";
}

const STATES: Readonly<Record<MemberState, string>> = {
  owner: "owners",
  admin: "admins",
  member: "members",
  invited: "invited",
  requested: "ask to be let in",
  declined: "turned down or declined",
  banned: "banned",
};

/** A group as staff are told of it. What its people wrote is told line by line. */
export function groupText({ group, runBy, people, ownerGoneAt }: KeptGroup): string {
  const { id, name, about, rules, hindi, isOpen, company, mayMembersInvite, deletedAt, isDeletedByStaff } = group;
  const kind = `${company !== null ? `for people of ${printable(company)}` : isOpen ? "open" : "by invitation"}${mayMembersInvite ? ", members may invite" : ""}`;
  const state =
    deletedAt === null
      ? "live"
      : `deleted ${indianClockText(deletedAt)} by ${isDeletedByStaff ? "staff" : "its owner, or with nobody left"}`;
  const counted = Object.entries(STATES).flatMap(([one, says]) => {
    const count = people[one as MemberState] ?? 0;
    return count === 0 ? [] : [`  ${count} ${says}`];
  });
  const lines = [
    ...[printable(name), `  id:     ${printable(id)}`, `  kind:   ${kind}`, `  state:  ${state}`],
    ...runBy.map(({ person, state: role }) => `  ${role}:  ${printable(person)}`),
    ...(ownerGoneAt === null ? [] : [`  The owner is gone since ${indianClockText(ownerGoneAt)}.`]),
    ...["", "People", ...counted],
    ...textOf("About", about),
    ...textOf("Rules", rules),
    ...(hindi === null ? [] : textOf("On Hindi pages", [hindi.name, hindi.about, hindi.rules].filter((said) => said !== "").join("\n"))),
  ];
  return `${lines.join("\n")}\n`;
}

const textOf = (title: string, text: string): readonly string[] =>
  text === "" ? [] : ["", title, ...text.split("\n").map((line) => `  ${printable(line)}`)];
