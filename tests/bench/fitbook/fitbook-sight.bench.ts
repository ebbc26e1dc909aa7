import { visiblePosts } from "#core/fitbook/visibility/visible-world.ts";
import { now } from "#tests/fixtures.ts";
import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { costOf } from "#tests/bench/processes/own-cost.ts";
import type { PostAudience, PostFacts, World } from "#core/fitbook/visibility/world.ts";
import type { Figure } from "#tests/bench/figure.ts";

const VIEWERS = 1_000;
const POSTS = 1_000;
const FOLLOWED = 50;
const ROUNDS = 5;
const WARMING = 1;
const AUDIENCES = ["everybody", "followers", "followers", "me"] as const satisfies readonly PostAudience[];

/** The rule of visibility beside a bare switch over the same facts, in processor time, in rounds that alternate. */
export async function bench(): Promise<readonly Figure[]> {
  const world = worldOf();
  const viewers = world.people.map(({ id }) => id);
  if (seenByRule(world, viewers) !== seenBySwitch(world, viewers)) throw new Error("the switch sees something else");
  const ratios: number[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const ratio = costOf(() => seenByRule(world, viewers)) / costOf(() => seenBySwitch(world, viewers));
    if (round >= 0) ratios.push(ratio);
  }
  return [atMost("1,000,000 pairs of a viewer and a post, against a bare switch on audience over the same facts", median(ratios), 2)];
}

/** How many pairs are seen, by the rule. */
function seenByRule(world: World, viewers: readonly string[]): number {
  let seen = 0;
  for (const viewer of viewers) for (const { sees } of visiblePosts(world, viewer).posts) if (sees) seen += 1;
  return seen;
}

/** The same, without reasons, lists and what may be done. */
function seenBySwitch({ follows, posts }: World, viewers: readonly string[]): number {
  let seen = 0;
  for (const viewer of viewers) {
    const followed = new Set(follows.flatMap(({ from, to }) => (from === viewer ? [to] : [])));
    for (const post of posts) if (post.author === viewer || isFor(post, followed)) seen += 1;
  }
  return seen;
}

function isFor({ audience, author }: PostFacts, followed: ReadonlySet<string>): boolean {
  switch (audience) {
    case "everybody":
      return true;
    case "followers":
      return followed.has(author);
    case "group":
    case "me":
      return false;
  }
}

/** People who follow fifty each, and what some of them wrote. Nobody is blocked, muted or gone, which the switch knows nothing of. */
function worldOf(): World {
  const people = Array.from({ length: VIEWERS }, (_, nth) => `c${nth}`);
  const follows = people.flatMap((from, nth) =>
    Array.from({ length: FOLLOWED }, (_, one) => ({ from, to: `c${(nth + 1 + one * 7) % VIEWERS}`, state: "following" }) as const),
  );
  const posts = Array.from({ length: POSTS }, (_, nth): PostFacts => {
    const audience = AUDIENCES[nth % AUDIENCES.length] ?? "me";
    return {
      id: `p${nth}`,
      author: `c${(nth * 13) % VIEWERS}`,
      audience,
      group: null,
      state: "published",
      createdAt: now + nth,
      likes: [],
      comments: [],
    };
  });
  const shown = { state: "active", isFindable: true, about: "everybody", lists: "followers", badges: "followers" } as const;
  return { people: people.map((id) => ({ id, ...shown })), follows, blocks: [], mutes: [], groups: [], posts, notifications: [] };
}
