import { MEMBER_STATES } from "../visibility/world.ts";
import { worldOfPosts } from "../posts/seen-post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { Groups } from "../groups/groups.port.ts";
import type { People, PeopleList } from "../profiles/people.port.ts";
import type { PostId } from "../post-id.ts";
import type { Posts } from "../posts/posts.port.ts";
import type { FollowFacts, MemberFacts, Pair, PersonFacts, World } from "../visibility/world.ts";

/** What somebody does or does not see. */
export type SightSubject =
  | { readonly kind: "post"; readonly id: PostId }
  | { readonly kind: "person"; readonly id: CustomerId }
  | { readonly kind: "group"; readonly id: GroupId };

export type FitbookFacts = {
  readonly posts: Pick<Posts, "facts">;
  readonly people: Pick<People, "candidates" | "facts">;
  readonly groups: Pick<Groups, "facts" | "ties">;
};

const AT_ONCE = 500;

/**
 * All facts that decide how a viewer sees one thing and each number on it, as the rule of visibility takes them: what the rule makes of
 * them is what the viewer is told. null: there is no such post or group. A person who never entered Fitbook is `outside`.
 * Source: specification/visibility.md, The command.
 */
export function realCase(ports: FitbookFacts, viewer: CustomerId, subject: SightSubject): Promise<World | null> {
  switch (subject.kind) {
    case "post":
      return postCase(ports, viewer, subject.id);
    case "person":
      return personCase(ports, viewer, subject.id);
    case "group":
      return groupCase(ports, viewer, subject.id);
  }
}

async function postCase({ posts }: FitbookFacts, viewer: CustomerId, id: PostId): Promise<World | null> {
  const world = worldOfPosts(await posts.facts(viewer, [id]));
  const members = world.groups.flatMap((group) => group.members.map(({ person }) => person));
  return world.posts.length === 0 ? null : closed(world, [viewer, ...members]);
}

async function personCase({ people }: FitbookFacts, viewer: CustomerId, id: CustomerId): Promise<World> {
  const [followers, followed] = await Promise.all([
    everybodyIn(people, { kind: "followers", of: id }),
    everybodyIn(people, { kind: "following", of: id }),
  ]);
  const facts = await factsOf(people, viewer, [id, ...followers, ...followed]);
  const follows = [
    ...followers.map((from) => ({ from, to: id, state: "following" }) as const),
    ...followed.map((to) => ({ from: id, to, state: "following" }) as const),
    ...facts.follows,
  ];
  return closed({ ...NOTHING, ...facts, follows: each(follows) }, [viewer, id]);
}

async function groupCase({ groups, people }: FitbookFacts, viewer: CustomerId, id: GroupId): Promise<World | null> {
  const [record] = (await groups.facts(viewer, [id])).groups;
  if (record === undefined) return null;
  const involved = await everybodyIn(people, { kind: "of-group", group: id, states: MEMBER_STATES });
  const members: MemberFacts[] = [];
  for (const portion of portions(involved))
    for (const { person, state } of await groups.ties([id], portion)) members.push({ person, state });
  const facts = await factsOf(people, viewer, involved);
  const named = members.map(({ person }) => person);
  return closed({ ...NOTHING, ...facts, groups: [{ ...record.facts, members }] }, [viewer, ...named]);
}

const NOTHING: World = { people: [], follows: [], blocks: [], mutes: [], groups: [], posts: [], notifications: [] };

async function everybodyIn(people: Pick<People, "candidates">, list: PeopleList): Promise<readonly CustomerId[]> {
  const found: CustomerId[] = [];
  for (;;) {
    const more = await people.candidates({ list, after: found.at(-1) ?? null, limit: AT_ONCE });
    found.push(...more);
    if (more.length < AT_ONCE) return found;
  }
}

/** What stands between the viewer and each of these people, and who they all are. */
async function factsOf(
  people: Pick<People, "facts">,
  viewer: CustomerId,
  ids: readonly CustomerId[],
): Promise<Pick<World, "people" | "follows" | "blocks" | "mutes">> {
  const known = new Map<string, PersonFacts>();
  const [follows, blocks, mutes]: [FollowFacts[], Pair[], Pair[]] = [[], [], []];
  for (const portion of portions([...new Set([viewer, ...ids])])) {
    const facts = await people.facts(viewer, portion);
    known.set(viewer, facts.viewer);
    for (const person of facts.people) known.set(person.id, person.facts);
    follows.push(...facts.follows);
    blocks.push(...facts.blocks);
    mutes.push(...facts.mutes);
  }
  return { people: [...known.values()], follows: each(follows), blocks: each(blocks), mutes: each(mutes) };
}

const portions = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, nth) => all.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE));

const each = <Tie extends Pair>(ties: readonly Tie[]): readonly Tie[] => [
  ...new Map(ties.map((tie) => [`${tie.from} ${tie.to}`, tie])).values(),
];

/** With everybody who is named in it, and without ties to anybody else, which decide nothing. Whoever is not known never entered. */
function closed(world: World, named: readonly string[]): World {
  const known = new Set(world.people.map(({ id }) => id));
  const writers = world.posts.flatMap(({ author, likes, comments }) => [author, ...likes, ...comments.map((comment) => comment.author)]);
  const unknown = [...new Set([...named, ...writers])].filter((id) => !known.has(id)).map(outsider);
  const people = [...world.people, ...unknown];
  const isThere = new Set(people.map(({ id }) => id));
  const between = ({ from, to }: Pair): boolean => isThere.has(from) && isThere.has(to);
  return {
    ...world,
    people,
    follows: world.follows.filter(between),
    blocks: world.blocks.filter(between),
    mutes: world.mutes.filter(between),
  };
}

const outsider = (id: string): PersonFacts => ({ id, state: "outside", isFindable: false, about: "me", lists: "me", badges: "me" });
