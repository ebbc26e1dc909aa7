import { isIn, runs } from "./member-role.ts";
import type { Surroundings } from "./surroundings.ts";
import type { GroupFacts, MemberState } from "./world.ts";

export type GroupReason =
  | "signed_out"
  | "deleted"
  | "banned"
  | "run_by_blocked"
  | "member"
  | "invited"
  | "requested"
  | "open"
  | "link"
  | "closed";

/** What is shown of a group. `card`: name, picture, about, rules, kind and the number of members. `full`: posts and members too. */
export type GroupSight = "missing" | "card" | "full";

/**
 * A group as a viewer sees it. `members` is null where the group is missing, `requests` is null for all viewers except those who run the
 * group.
 */
export type GroupView = {
  readonly id: string;
  readonly sees: GroupSight;
  readonly reason: GroupReason;
  readonly members: number | null;
  readonly requests: number | null;
  /** Whether the viewer is the group's owner or an admin, and sees the group. */
  readonly isRun: boolean;
};

/** `hasLink`: the viewer followed a valid link to this group. Source: specification/visibility.md, A group. */
export function groupView(group: GroupFacts, around: Surroundings | null, hasLink: boolean): GroupView {
  const mine = around === null ? null : (group.members.find(({ person }) => person === around.viewer)?.state ?? null);
  const reason = groupReason(group, around, { mine, hasLink });
  const sees = SIGHTS[reason];
  const isRun = sees === "full" && mine !== null && runs(mine);
  const count = (counts: (state: MemberState) => boolean): number =>
    group.members.filter(({ person, state }) => counts(state) && around?.isThere(person) === true).length;
  return {
    id: group.id,
    sees,
    reason,
    members: sees === "missing" ? null : count(isIn),
    requests: isRun ? count((state) => state === "requested") : null,
    isRun,
  };
}

type Way = { readonly mine: MemberState | null; readonly hasLink: boolean };

function groupReason(group: GroupFacts, around: Surroundings | null, { mine, hasLink }: Way): GroupReason {
  if (around === null) return "signed_out";
  if (group.isDeleted) return "deleted";
  if (mine === "banned") return "banned";
  if (group.members.some(({ person, state }) => runs(state) && around.areApart(around.viewer, person))) return "run_by_blocked";
  if (mine !== null && isIn(mine)) return "member";
  if (mine === "invited" || mine === "requested") return mine;
  if (group.isOpen) return "open";
  return hasLink ? "link" : "closed";
}

const SIGHTS: Readonly<Record<GroupReason, GroupSight>> = {
  signed_out: "missing",
  deleted: "missing",
  banned: "missing",
  run_by_blocked: "missing",
  member: "full",
  invited: "card",
  requested: "card",
  open: "card",
  link: "card",
  closed: "missing",
};
