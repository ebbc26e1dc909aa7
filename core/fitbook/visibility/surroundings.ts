import { blockedPairs } from "./blocked-pairs.ts";
import type { Follow } from "../follow.ts";
import type { BlockedPairs } from "./blocked-pairs.ts";
import type { FollowFacts, World } from "./world.ts";

/** The facts by which all visibility is decided: which people a signed-in viewer can see, and how the viewer is related to them. */
export type Surroundings = {
  readonly viewer: string;
  /** Whether a person is active and not blocked with the viewer. It is also asked about the viewer. */
  readonly isThere: (person: string) => boolean;
  readonly isActive: (person: string) => boolean;
  readonly areApart: BlockedPairs;
  /** The viewer's own tie to a person, as it is stored. */
  readonly followOf: (person: string) => Follow;
  readonly isFollowedBy: (person: string) => boolean;
  readonly isMuted: (person: string) => boolean;
  /** For people whom the viewer can see: how many follow a person, and how many a person follows. */
  readonly followersOf: (person: string) => number;
  readonly followedBy: (person: string) => number;
};

/** null: the viewer is not an active person, which is treated like signed out. */
export function surroundingsOf(world: World, viewer: string): Surroundings | null {
  const active = new Set(world.people.filter(({ state }) => state === "active").map(({ id }) => id));
  if (!active.has(viewer)) return null;
  const areApart = blockedPairs(world.blocks);
  const isThere = (person: string): boolean => active.has(person) && !areApart(viewer, person);
  const followed = new Map(world.follows.filter(({ from }) => from === viewer).map(({ to, state }) => [to, state]));
  const fans = onceAsked(
    () => new Set(world.follows.filter(({ to, state }) => to === viewer && state === "following").map(({ from }) => from)),
  );
  const muted = new Set(world.mutes.filter(({ from }) => from === viewer).map(({ to }) => to));
  const followers = onceAsked(() => numbers(world.follows, ({ from, to }) => (isThere(from) ? to : null)));
  const follows = onceAsked(() => numbers(world.follows, ({ from, to }) => (isThere(to) ? from : null)));
  return {
    viewer,
    isThere,
    isActive: (person) => active.has(person),
    areApart,
    followOf: (person) => followed.get(person) ?? "none",
    isFollowedBy: (person) => fans().has(person),
    isMuted: (person) => muted.has(person),
    followersOf: (person) => followers().get(person) ?? 0,
    followedBy: (person) => follows().get(person) ?? 0,
  };
}

/** Posts alone ask for none of it. */
function onceAsked<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Counts the follows in the state "following" for each person. */
function numbers(follows: readonly FollowFacts[], countsFor: (follow: FollowFacts) => string | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const follow of follows) {
    const person = follow.state === "following" ? countsFor(follow) : null;
    if (person !== null) counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  return counts;
}
