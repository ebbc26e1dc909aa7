import { namedChallenge } from "../fitbook/challenge.ts";
import { seesChallenge } from "../fitbook/challenges/challenge-sight.ts";
import { isIn } from "../fitbook/visibility/member-role.ts";
import { groupViews } from "../fitbook/groups/visible-group.ts";
import { visiblePeople } from "../fitbook/profiles/visible-person.ts";
import { seenDoers } from "../fitbook/posts/seen-post.ts";
import { CHALLENGE_NEWS_KINDS } from "./kept-notification.ts";
import { kindOfNotification } from "./fitbook-kind.ts";
import type { ChallengeFacts, Challenges } from "../fitbook/challenges/challenges.port.ts";
import type { GroupId } from "../fitbook/group.ts";
import type { Groups } from "../fitbook/groups/groups.port.ts";
import type { People } from "../fitbook/profiles/people.port.ts";
import type { Person } from "../fitbook/person.ts";
import type { Posts } from "../fitbook/posts/posts.port.ts";
import type { GroupSight } from "../fitbook/visibility/group-view.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { ChallengeNewsKind, KeptNotification, PostActKind } from "./kept-notification.ts";
import type { FitbookKind } from "./fitbook-kind.ts";
import type { Notification } from "./notification.ts";
import type { Notifications } from "./notifications.port.ts";

/**
 * What a notification names of Fitbook. `from` null: it comes from nobody in particular; `group` null: it is about none; `challengeOf`: for
 * whose members the challenge is; null: for all, or it is about none; `kind` null: it is none of Fitbook.
 */
export type NamedInNotification = {
  readonly from: CustomerId | null;
  readonly group: GroupId | null;
  readonly challengeOf: GroupId | null;
  readonly kind: FitbookKind | null;
};

/** What decides whom and what a customer sees, and which kinds they want to be told. */
export type SightNeeds = {
  readonly people: Pick<People, "facts">;
  readonly groups: Pick<Groups, "facts" | "ties">;
  readonly posts: Pick<Posts, "facts">;
  readonly challenges: Pick<Challenges, "facts">;
  readonly notifications: Pick<Notifications, "switchedOff">;
};

type NotificationsInQuestion = { readonly kept: readonly KeptNotification[]; readonly named: readonly NamedInNotification[] };

/**
 * What a customer is told of these notifications now. `visible` null: nothing. `isSeen`: whether one is told that names this and no more.
 */
export type NotificationSight = {
  readonly visible: (stored: KeptNotification) => Notification | null;
  readonly isSeen: (named: NamedInNotification) => boolean;
};

/**
 * A customer is told of people whom they see and have not muted, of groups that are not missing to them, of what is seen of their posts and
 * comments and in the groups that they are in, of challenges that they see, of challenges of groups that they see in full, and of kinds
 * that they have not switched off. Source: specification/visibility.md, A notification.
 */
export async function notificationSight(
  needs: SightNeeds,
  customer: CustomerId,
  { kept, named }: NotificationsInQuestion,
): Promise<NotificationSight> {
  const all = [...kept.map(namedIn), ...named];
  const isOfFitbook = all.some(({ kind }) => kind !== null);
  const [sees, toPosts, challenges, off] = await Promise.all([
    peopleAndGroups(needs, customer, { kept, all }),
    actsToPosts(needs, customer, kept),
    challengesSeen(needs, customer, kept),
    isOfFitbook ? needs.notifications.switchedOff(customer) : [],
  ]);
  const silent = new Set<FitbookKind>(off);
  const isSeen = ({ from, group, challengeOf, kind }: NamedInNotification): boolean =>
    (from === null || sees.people.has(from)) &&
    (group === null || (sees.groups.get(group) ?? "missing") !== "missing") &&
    (challengeOf === null || sees.groups.get(challengeOf) === "full") &&
    (kind === null || !silent.has(kind));

  function visible(one: KeptNotification): Notification | null {
    if (!isSeen(namedIn(one))) return null;
    const { id, createdAt, isRead } = one;
    const common = { id, createdAt, isRead };
    switch (one.kind) {
      case "post-liked":
      case "post-commented":
      case "comment-replied": {
        const by = byPeople(toPosts.get(one) ?? []);
        return by === null ? null : { ...common, kind: one.kind, ...by, post: one.post };
      }
      case "group-joined": {
        const by = byPeople(sees.groups.get(one.group.id) === "full" ? sees.members(one) : []);
        return by === null ? null : { ...common, kind: one.kind, ...by, group: one.group };
      }
      case "challenge-ended":
      case "badge-won":
      case "challenge-changed":
      case "challenge-cancelled":
      case "player-removed": {
        const facts = challenges.get(one.challenge);
        if (facts === undefined || (one.kind === "badge-won" && (facts.part?.badges ?? []).length === 0)) return null;
        return { ...common, kind: one.kind, challenge: namedChallenge(facts.challenge) };
      }
      default:
        return one;
    }
  }
  return { visible, isSeen };
}

export const namedIn = (stored: KeptNotification): NamedInNotification => ({
  from: "from" in stored ? (stored.from?.id ?? null) : null,
  group: stored.kind === "group-request" || stored.kind === "group-joined" ? stored.group.id : null,
  challengeOf: stored.kind === "challenge-request" ? (stored.group?.id ?? null) : null,
  kind: kindOfNotification(stored),
});

type KeptJoining = Extract<KeptNotification, { readonly kind: "group-joined" }>;
type SeenAround = {
  readonly people: ReadonlySet<CustomerId>;
  readonly groups: ReadonlyMap<GroupId, GroupSight>;
  /** Those of the people of a notification who are seen in its group now. */
  readonly members: (joining: KeptJoining) => readonly Named[];
};
type Named = Person;

async function peopleAndGroups(
  { people, groups }: SightNeeds,
  customer: CustomerId,
  { kept, all }: { readonly kept: readonly KeptNotification[]; readonly all: readonly NamedInNotification[] },
): Promise<SeenAround> {
  const joinings = kept.filter((one) => one.kind === "group-joined");
  const joined = joinings.flatMap(({ acts }) => acts.map(({ person }) => person));
  const senders = [...new Set([...all.flatMap(({ from }) => (from === null ? [] : [from])), ...joined])];
  const places = [...new Set(all.flatMap(({ group, challengeOf }) => [group, challengeOf].filter((one) => one !== null)))];
  const [heard, seen, ties] = await Promise.all([
    senders.length === 0 ? [] : visiblePeople(await people.facts(customer, senders)),
    places.length === 0 ? [] : groupViews(await groups.facts(customer, places), null),
    joinings.length === 0 ? [] : groups.ties([...new Set(joinings.map(({ group }) => group.id))], [...new Set(joined)]),
  ]);
  const known = new Map(heard.flatMap((person) => (person.isMuted ? [] : [[person.id, person] as const])));
  const inside = new Set(ties.filter(({ state }) => isIn(state)).map(({ group, person }) => `${group} ${person}`));
  return {
    people: new Set(known.keys()),
    groups: new Map(seen.map(({ record, view }) => [record.group.id, view.sees])),
    members: ({ group, acts }) =>
      acts.flatMap(({ person, hasPicture }) => {
        const named = known.get(person);
        return named === undefined || named.isSelf || !inside.has(`${group.id} ${person}`) ? [] : [{ ...named, hasPicture }];
      }),
  };
}

type KeptOfPost = Extract<KeptNotification, { readonly kind: PostActKind }>;

/** Of each notification of a post, who of it is seen, the newest first. */
async function actsToPosts(
  { posts }: SightNeeds,
  customer: CustomerId,
  stored: readonly KeptNotification[],
): Promise<ReadonlyMap<KeptNotification, readonly Named[]>> {
  const ofPosts = stored.filter((one): one is KeptOfPost => "post" in one);
  if (ofPosts.length === 0) return new Map();
  const facts = await posts.facts(customer, [...new Set(ofPosts.map(({ post }) => post))]);
  const done = ofPosts.flatMap((of) => of.acts.map((act) => ({ ...act, of, post: of.post })));
  const authors = seenDoers(facts, done);
  const seen = new Map<KeptNotification, Named[]>(ofPosts.map((of) => [of, []]));
  for (const [place, { of, hasPicture }] of done.entries()) {
    const person = authors[place] ?? null;
    if (person !== null) seen.get(of)?.push({ ...person, hasPicture });
  }
  return seen;
}

async function challengesSeen(
  { challenges }: SightNeeds,
  customer: CustomerId,
  stored: readonly KeptNotification[],
): Promise<ReadonlyMap<string, ChallengeFacts>> {
  const ids = [...new Set(stored.flatMap((one) => (isOfChallenge(one) ? [one.challenge] : [])))];
  if (ids.length === 0) return new Map();
  const facts = await challenges.facts(customer, ids);
  return new Map(facts.filter(({ ties }) => seesChallenge(ties)).map((one) => [one.challenge.id, one]));
}

type KeptChallengeNews = Extract<KeptNotification, { readonly kind: ChallengeNewsKind }>;
const isOfChallenge = (one: KeptNotification): one is KeptChallengeNews => CHALLENGE_NEWS_KINDS.some((kind) => kind === one.kind);

/** Each person once: whoever did it last has a name, the others a number. */
function byPeople(people: readonly Named[]): { readonly from: Person; readonly others: number } | null {
  const [last, ...others] = new Map(people.map(({ id, name, hasPicture }) => [id, { id, name, hasPicture }])).values();
  return last === undefined ? null : { from: last, others: others.length };
}
