import { customerId } from "../../identity/customer-id.ts";
import { asMember, madeUp } from "../visibility/with-made-up.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { FollowTally, PeopleFacts } from "../profiles/people.port.ts";
import type { PostsFacts } from "./posts.port.ts";
import type { MadeUpViewer } from "../visibility/viewer.ts";

/** For whom facts are asked before they become a made-up viewer's: nobody has this id, so nobody has ties to it. */
export const MADE_UP: CustomerId = customerId("-");

/** Facts that were asked for `MADE_UP`, as those of a made-up viewer. Source: specification/visibility.md, View as. */
export function madeUpPeople(facts: PeopleFacts, viewer: MadeUpViewer): PeopleFacts {
  const { person, follows, blocks } = madeUp(viewer, MADE_UP);
  return { ...facts, viewer: person, follows: [...facts.follows, ...follows], blocks: [...facts.blocks, ...blocks] };
}

/** The same of posts. */
export const madeUpPosts = (facts: PostsFacts, viewer: MadeUpViewer): PostsFacts => ({
  ...facts,
  ...madeUpPeople(facts, viewer),
  groups: facts.groups.map((record) => ({ ...record, facts: asMember(record.facts, viewer, MADE_UP) })),
});

/** The same of how many follow the person looked at: a made-up follower is one of them. */
export const madeUpTallies = (tallies: readonly FollowTally[], viewer: MadeUpViewer): readonly FollowTally[] =>
  viewer.kind === "follower" ? [...tallies, { list: "followers", state: "active", isApart: false, count: 1 }] : tallies;
