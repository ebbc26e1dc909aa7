import type { MadeUpViewer } from "./viewer.ts";
import type { PersonFacts, World } from "./world.ts";

/**
 * The world with one more person, and that person's id. So a made-up viewer gets the same answers as a real account of that kind, including
 * numbers.
 */
export function withMadeUp(world: World, viewer: MadeUpViewer): { readonly world: World; readonly id: string } {
  const id = unusedId(world.people);
  const people = [...world.people, { ...NEWCOMER, id }];
  switch (viewer.kind) {
    case "stranger":
      return { id, world: { ...world, people } };
    case "follower":
      return { id, world: { ...world, people, follows: [...world.follows, { from: id, to: viewer.of, state: "following" }] } };
    case "blocked":
      return { id, world: { ...world, people, blocks: [...world.blocks, { from: viewer.of, to: id }] } };
    case "member": {
      const groups = world.groups.map((group) =>
        group.id === viewer.group ? { ...group, members: [...group.members, { person: id, state: "member" } as const] } : group,
      );
      return { id, world: { ...world, people, groups } };
    }
  }
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
