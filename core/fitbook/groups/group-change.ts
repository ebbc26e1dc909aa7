import { nextMembership } from "../membership.ts";
import { ok } from "../../shared/result.ts";
import { NO_GROUP_CHANGE, not } from "./group-answer.ts";
import type { DecidedGroup, GroupAnswer, NotInGroup, UnknownInGroup } from "./group-answer.ts";
import { isOwnStep, isRoleEvent } from "./group-event.ts";
import { TURNED_DOWN_FOR, MOST_JOINED, MOST_MEMBERS } from "./group-limits.ts";
import { isIn, membershipOf, runs } from "../visibility/member-role.ts";
import { changeByRole } from "./role-change.ts";
import { groupViews, roleInGroup } from "./visible-group.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupLinkKind } from "./group-link.ts";
import type { Membership, MembershipEvent } from "../membership.ts";
import type { MemberState } from "../visibility/world.ts";
import type { GroupEvent } from "./group-event.ts";
import type { GroupChange, GroupRecord, SeenGroup } from "./groups.port.ts";

/** By which link somebody comes, which is valid at `at`, in milliseconds since 1970. */
type ComingBy = { readonly kind: GroupLinkKind; readonly at: number };

/**
 * Who does what with whom; both may be one. `id`: of the notification that it may bring. `link` null: they come by none. `withPosts`: the
 * posts of whoever is banned are taken down; whoever leaves takes along all that they wrote.
 */
export type GroupDeed = {
  readonly customer: CustomerId;
  readonly person: CustomerId;
  readonly event: GroupEvent;
  readonly id: string;
  readonly link: ComingBy | null;
  readonly withPosts?: boolean;
};

/** Being of the company is as good as a link to its group that never ends. */
const OF_COMPANY: ComingBy = { kind: "join", at: 0 };

/** The change when somebody takes a step in a group, for themselves or as one who runs it. Source: specification/fitbook.md, Groups. */
export function changeByGroupEvent(seen: SeenGroup, action: GroupDeed): DecidedGroup<GroupAnswer> {
  const [linked] = action.link === null ? [] : seen.facts.groups;
  const [found] = groupViews(seen.facts, linked?.group.id ?? null);
  if (found === undefined || found.view.sees === "missing") return not("unknown-group");
  const mine = tieIn(found.record, action.customer);
  const { group, isOfCompany } = found.record;
  const unfit = whyNot(seen, { deed: action, mine, mayMembersInvite: group.mayMembersInvite });
  if (unfit !== null) return not(unfit);
  // Whoever is of the company finds its group by themselves, and nobody else comes into it.
  if (group.company !== null && action.event === "invite") return not("not-allowed");
  if (isRoleEvent(action.event)) return changeByRole(seen, found.record, { ...action, event: action.event });
  const link = isOfCompany ? OF_COMPANY : action.link;
  return changeOfMembership(seen, found.record, { ...action, link, event: action.event });
}

export const tieIn = ({ facts }: GroupRecord, person: CustomerId): MemberState | null =>
  facts.members.find((member) => member.person === person)?.state ?? null;

type GroupRequest = { readonly deed: GroupDeed; readonly mine: MemberState | null; readonly mayMembersInvite: boolean };

/** Why whoever acts may not; null: they may. An admin does nothing to the owner or to admins. */
function whyNot(
  { subject }: SeenGroup,
  { deed: { customer, person, event }, mine, mayMembersInvite }: GroupRequest,
): (UnknownInGroup | NotInGroup)["kind"] | null {
  const isSelf = customer === person;
  if (isOwnStep(event)) return isSelf ? null : "not-allowed";
  if (isSelf) return "not-allowed";
  const isForOwner = isRoleEvent(event);
  const mayMemberDo = event === "invite" && mayMembersInvite && isIn(mine);
  if (isForOwner ? mine !== "owner" : !runs(mine) && !mayMemberDo) return "not-allowed";
  if (!subject.isThere || subject.isApart) return "unknown-user";
  return runs(subject.tie) && mine !== "owner" && event !== "invite" ? "not-allowed" : null;
}

type MembershipDeed = Omit<GroupDeed, "event"> & { readonly event: MembershipEvent };

function changeOfMembership(
  { subject, members }: SeenGroup,
  { group }: GroupRecord,
  { person, event, id, link, withPosts = false }: MembershipDeed,
): DecidedGroup<GroupAnswer> {
  const before = membershipOf(subject.tie);
  const after = nextMembership(before, event);
  if (after === null || (after !== before && isWayClosed(before, event, { isOpen: group.isOpen, link }))) return not("wrong-state");
  const takesPostsDown = event === "ban" && withPosts;
  if (after === before)
    return { change: takesPostsDown ? { ...NO_GROUP_CHANGE, takesPostsDown } : null, answer: ok(roleInGroup(subject.tie)) };
  if (event === "ask" && before === "declined" && isTooSoon(subject, link)) return not("wrong-state");
  if (subject.tie === "owner") return not(event === "leave" ? "owner-stays" : "not-allowed");
  // Nobody learns by an invitation that somebody is blocked with those who run the group: it looks sent.
  if (event === "invite" && subject.isApartFromRunners) return { change: null, answer: ok("invited") };
  if (after === "member" && members >= MOST_MEMBERS) return not("group-full");
  if (after === "member" && subject.joined >= MOST_JOINED) return not("too-many-joined");
  const state = after === "none" ? null : after;
  const change: GroupChange = {
    group: group.offeredTo === person && after !== "member" ? { ...group, offeredTo: null } : null,
    members: [{ person, state }],
    answered: after === "invited" ? null : after === "member" ? "accepted" : "declined",
    invitation: after === "invited" ? id : null,
    takesPostsDown,
    takesAllAway: event === "leave" && withPosts,
    audit: null,
  };
  return { change, answer: ok(roleInGroup(state)) };
}

type Way = { readonly isOpen: boolean; readonly link: ComingBy | null };

/** Nobody comes of themselves into a closed group but by a link, and into an open one nobody has to ask. Invitations open both ways. */
function isWayClosed(before: Membership, event: MembershipEvent, { isOpen, link }: Way): boolean {
  if (before === "invited") return false;
  if (event === "join") return !isOpen && link?.kind !== "join";
  return event === "ask" && (isOpen || link?.kind !== "ask");
}

const isTooSoon = ({ tiedAt }: SeenGroup["subject"], link: ComingBy | null): boolean =>
  link !== null && tiedAt !== null && link.at < tiedAt + TURNED_DOWN_FOR;
