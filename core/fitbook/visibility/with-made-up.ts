import type { MadeUpViewer } from "./viewer.ts";
import type { FollowFacts, GroupFacts, Pair, PersonFacts, World } from "./world.ts";

/** A made-up person, and what ties them to others. */
type MadeUp = { readonly person: PersonFacts; readonly follows: readonly FollowFacts[]; readonly blocks: readonly Pair[] };

/** The person who is made up under an id that nobody has. What they are in is said by `asMember`. */
export function madeUp(viewer: MadeUpViewer, id: string): MadeUp {
  return {
    person: { ...NEWCOMER, id },
    follows: viewer.kind === "follower" ? [{ from: id, to: viewer.of, state: "following" }] : [],
    blocks: viewer.kind === "blocked" ? [{ from: viewer.of, to: id }] : [],
  };
}

/** A group with the made-up person in it, if they are one of its members. */
export const asMember = (group: GroupFacts, viewer: MadeUpViewer, id: string): GroupFacts =>
  viewer.kind === "member" && group.id === viewer.group
    ? { ...group, members: [...group.members, { person: id, state: "member" }] }
    : group;

/**
 * The world with one more person, and that person's id. So a made-up viewer gets the same answers as a real account of that kind, including
 * numbers.
 */
export function withMadeUp(world: World, viewer: MadeUpViewer): { readonly world: World; readonly id: string } {
  const id = unusedId(world.people);
  const { person, follows, blocks } = madeUp(viewer, id);
  return {
    id,
    world: {
      ...world,
      people: [...world.people, person],
      follows: [...world.follows, ...follows],
      blocks: [...world.blocks, ...blocks],
      groups: world.groups.map((group) => asMember(group, viewer, id)),
    },
  };
}

const NEWCOMER: Omit<PersonFacts, "id"> = {
  state: "active",
  isFindable: true,
  about: "everybody",
  lists: "followers",
  badges: "followers",
};

/** An id that is longer than every id in use, so that it is free. */
const unusedId = (people: readonly PersonFacts[]): string =>
  "-".repeat(1 + people.reduce((longest, { id }) => Math.max(longest, id.length), 0));
