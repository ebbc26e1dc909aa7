import { feedReason, isInFeed } from "./feed-reason.ts";
import { groupView } from "./group-view.ts";
import { isNotified } from "./is-notified.ts";
import { oldestFirst } from "./oldest-first.ts";
import { personView } from "./person-view.ts";
import { postView } from "./post-view.ts";
import { surroundingsOf } from "./surroundings.ts";
import { withMadeUp } from "./with-made-up.ts";
import type { FeedReason } from "./feed-reason.ts";
import type { GroupView } from "./group-view.ts";
import type { PersonView } from "./person-view.ts";
import type { PostView } from "./post-view.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Viewer } from "./viewer.ts";
import type { PostFacts, World } from "./world.ts";

/** Everything as a viewer sees it. Lists have the order of the world; the feed starts with the newest post. */
export type VisibleWorld = {
  readonly people: readonly PersonView[];
  readonly groups: readonly GroupView[];
  readonly posts: readonly PostView[];
  readonly feed: readonly string[];
  /** Of each post, in the order of the world: why it is in the feed, or why not. */
  readonly feedReasons: readonly FeedReason[];
  readonly notifications: readonly string[];
};

/** The posts and groups of it, and nothing of people; what is in the feed is told by its reasons. */
export type VisiblePosts = Pick<VisibleWorld, "groups" | "posts" | "feedReasons">;

/** `link`: the group to which the viewer followed a valid link. */
export type Look = { readonly world: World; readonly viewer: Viewer; readonly link: string | null };

/**
 * Decides who sees what; nothing else decides that. For each thing it gives the first reason that applies. Every world has an answer; none
 * is refused. Source: specification/visibility.md, One function decides.
 */
export function visibleWorld({ world, viewer, link }: Look): VisibleWorld {
  switch (viewer.kind) {
    case "visitor":
      return shown(world, null, link);
    case "person":
      return shown(world, surroundingsOf(world, viewer.id), link);
    case "stranger":
    case "follower":
    case "blocked":
    case "member": {
      const widened = withMadeUp(world, viewer);
      const { people, ...rest } = shown(widened.world, surroundingsOf(widened.world, widened.id), link);
      return { people: people.filter(({ id }) => id !== widened.id), ...rest };
    }
  }
}

/** The same of posts and groups alone, as somebody sees them. */
export const visiblePosts = (world: World, viewer: string): VisiblePosts => shownPosts(world, surroundingsOf(world, viewer), null);

function shown(world: World, around: Surroundings | null, link: string | null): VisibleWorld {
  const people = world.people.map((person) => personView(person, around));
  const seen = { ...shownPosts(world, around, link), people };
  if (around === null) return { ...seen, feed: [], notifications: [] };
  const isToldTo = isNotified(seen, around);
  return { ...seen, feed: feedOf(world.posts, seen.feedReasons), notifications: world.notifications.filter(isToldTo).map(({ id }) => id) };
}

function shownPosts(world: World, around: Surroundings | null, link: string | null): VisiblePosts {
  const groups = world.groups.map((group) => groupView(group, around, group.id === link));
  const groupsById = new Map(groups.map((group) => [group.id, group]));
  const feedReasons: FeedReason[] = [];
  const posts = world.posts.map((post) => {
    const group = post.group === null ? null : (groupsById.get(post.group) ?? null);
    const view = postView(post, group, around);
    feedReasons.push(feedReason(post, { sees: view.sees, group }, around));
    return view;
  });
  return { groups, posts, feedReasons };
}

/** The newest first. */
const feedOf = (posts: readonly PostFacts[], reasons: readonly FeedReason[]): readonly string[] =>
  posts
    .filter((_, place) => isInFeed(reasons[place] ?? "not_seen"))
    .sort((a, b) => oldestFirst(b, a))
    .map(({ id }) => id);
