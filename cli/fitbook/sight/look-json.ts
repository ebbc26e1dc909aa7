import { printedUtc } from "#core/shared/printed-utc.ts";
import type { Viewer } from "#core/fitbook/visibility/viewer.ts";
import type { Look } from "#core/fitbook/visibility/visible-world.ts";
import type { CommentFacts, GroupFacts, PersonFacts, PostFacts } from "#core/fitbook/visibility/world.ts";

/** A case as `visibility check` reads it. Source: specification/visibility.md, The command. */
export const lookJson = ({ world, viewer, link }: Look): object => ({
  viewer: viewerJson(viewer),
  link,
  people: world.people.map(personJson),
  follows: world.follows,
  blocks: world.blocks,
  mutes: world.mutes,
  groups: world.groups.map(groupJson),
  posts: world.posts.map(postJson),
  notifications: world.notifications.map(({ id, ...notification }) => ({ _id: id, ...notification })),
});

function viewerJson(viewer: Viewer): unknown {
  switch (viewer.kind) {
    case "visitor":
      return null;
    case "person":
      return viewer.id;
    case "stranger":
      return { as: viewer.kind };
    case "follower":
    case "blocked":
      return { as: viewer.kind, of: viewer.of };
    case "member":
      return { as: viewer.kind, group: viewer.group };
  }
}

const personJson = ({ id, state, isFindable, about, lists, badges }: PersonFacts): object => ({
  _id: id,
  state,
  findable: isFindable,
  show: { about, lists, badges },
});

const groupJson = ({ id, isOpen, isDeleted, members }: GroupFacts): object => ({
  _id: id,
  kind: isOpen ? "open" : "closed",
  state: isDeleted ? "deleted" : "live",
  members,
});

const postJson = ({ id, author, audience, group, state, createdAt, likes, comments }: PostFacts): object => ({
  _id: id,
  author,
  audience,
  group,
  state,
  created_at: printedUtc(createdAt),
  likes,
  comments: comments.map(commentJson),
});

const commentJson = ({ id, author, parent, state, createdAt }: CommentFacts): object => ({
  _id: id,
  author,
  parent,
  state,
  created_at: printedUtc(createdAt),
});
