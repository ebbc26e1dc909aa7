import { groupView } from "../visibility/group-view.ts";
import { surroundingsOf } from "../visibility/surroundings.ts";
import type { GroupId, GroupTexts } from "../group.ts";
import type { GroupView } from "../visibility/group-view.ts";
import type { MemberState } from "../visibility/world.ts";
import type { GroupRecord, GroupsFacts, GroupTally } from "./groups.port.ts";

declare const judged: unique symbol;

/**
 * A group as one viewer may see it. Only the functions of this file make one, so no group is answered that was not put to the rule of
 * visibility. Source: specification/visibility.md, A group.
 */
export type VisibleGroup = PlainGroup & { readonly [judged]: true };

/** How a viewer stands to a group, as it is told to them: who was turned down stands as if nothing had been. */
export const ROLES_IN_GROUP = ["none", "invited", "requested", "member", "admin", "owner"] as const;
export type RoleInGroup = (typeof ROLES_IN_GROUP)[number];

type PlainGroup = GroupTexts & {
  readonly id: GroupId;
  /** What is read of it on Hindi pages; null: the same. */
  readonly hindi: GroupTexts | null;
  readonly hasPicture: boolean;
  readonly isOpen: boolean;
  /** Whether it is the group of the viewer's company. */
  readonly isOfCompany: boolean;
  readonly mayMembersInvite: boolean;
  readonly sees: "card" | "full";
  readonly mine: RoleInGroup;
  readonly members: number;
  /** How many ask to be let in; null for all but those who run it. */
  readonly requests: number | null;
  /** Whether the owner wants the viewer to be the next owner. */
  readonly isOfferedToMe: boolean;
};

type Look = {
  readonly tallies: readonly GroupTally[];
  /** The group to which the viewer holds a valid link. */
  readonly link: GroupId | null;
};

/** Those of the groups that the viewer sees, in their order. A viewer who is not active sees none. */
export function visibleGroups(facts: GroupsFacts, { tallies, link }: Look): readonly VisibleGroup[] {
  return groupViews(facts, link).flatMap(({ record, view }) => {
    if (view.sees === "missing") return [];
    const { id, name, about, rules, hindi, picture, isOpen, mayMembersInvite, offeredTo } = record.group;
    const plain: PlainGroup = {
      id,
      name,
      about,
      rules,
      hindi,
      isOpen,
      mayMembersInvite,
      sees: view.sees,
      hasPicture: picture !== null,
      isOfCompany: record.group.company !== null,
      mine: roleInGroup(record.facts.members.find(({ person }) => person === facts.viewer.id)?.state ?? null),
      members: listLength(tallies, id, "members"),
      requests: view.isRun ? listLength(tallies, id, "requests") : null,
      isOfferedToMe: view.sees === "full" && offeredTo === facts.viewer.id,
    };
    return [plain as VisibleGroup]; // Put to the rule: nobody else gives this mark.
  });
}

/**
 * Each group as the rule has it, without its numbers, which are those of the tallies. To a customer of its company a group is as if they
 * had a link to it; to others its links are none. Source: specification/plans.md, Groups of companies.
 */
export function groupViews(
  { viewer, groups, blocks }: GroupsFacts,
  link: GroupId | null,
): readonly { readonly record: GroupRecord; readonly view: Pick<GroupView, "sees" | "reason" | "isRun"> }[] {
  const world = { people: [viewer], follows: [], blocks, mutes: [], groups: [], posts: [], notifications: [] };
  const around = surroundingsOf(world, viewer.id);
  const hasLink = ({ group, isOfCompany }: GroupRecord) => (group.company === null ? group.id === link : isOfCompany);
  return groups.map((record) => ({ record, view: groupView(record.facts, around, hasLink(record)) }));
}

/**
 * Whether the viewer sees a group of these facts in full: its posts, members and challenges. Source: specification/visibility.md, A group.
 */
export const seesInFull = (facts: GroupsFacts, group: GroupId): boolean =>
  groupViews(facts, null).some(({ record, view }) => record.group.id === group && view.sees === "full");

/** How somebody stands to a group, as it is told to them. */
export const roleInGroup = (state: MemberState | null): RoleInGroup => ROLES_IN_GROUP.find((tie) => tie === state) ?? "none";

/** A number is the length of the viewer's list: who is gone or blocked with the viewer is not in it. */
const listLength = (tallies: readonly GroupTally[], id: GroupId, list: GroupTally["list"]): number =>
  tallies
    .filter(({ group, state, isApart, ...tally }) => group === id && tally.list === list && state === "active" && !isApart)
    .reduce((sum, { count }) => sum + count, 0);

/** A group as a server has answered: it has put it to the rule. For what reads an answer, and nothing else. */
export const answeredGroup = (answered: PlainGroup): VisibleGroup => answered as VisibleGroup;
