import type { GroupView } from "#core/fitbook/visibility/group-view.ts";
import type { PersonView } from "#core/fitbook/visibility/person-view.ts";
import type { PostView } from "#core/fitbook/visibility/post-view.ts";
import type { VisibleWorld } from "#core/fitbook/visibility/visible-world.ts";

/**
 * What a viewer is told as `visibility check --json` prints it, its keys in that order. Source: specification/visibility.md, The answer.
 */
export const visibilityJson = ({ people, groups, posts, feed, notifications }: VisibleWorld) => ({
  people: people.map(personJson),
  groups: groups.map(groupJson),
  posts: posts.map(postJson),
  feed,
  notifications,
});

const personJson = (person: PersonView) => ({
  _id: person.id,
  sees: person.sees,
  reason: person.reason,
  about: person.about,
  lists: person.lists,
  badges: person.badges,
  followers: person.followers,
  following: person.following,
  follow: person.follow,
  follows_me: person.followsMe,
  found: person.isFound,
});

const groupJson = ({ id, sees, reason, members, requests }: GroupView) => ({ _id: id, sees, reason, members, requests });

export const postJson = (post: PostView) => ({
  _id: post.id,
  sees: post.sees,
  reason: post.reason,
  inside: post.isInside,
  likes: post.likes,
  liked_by: post.likedBy,
  comments: post.comments,
  thread: post.thread.map(({ id, shown }) => ({ _id: id, shown })),
  may: post.may,
});
