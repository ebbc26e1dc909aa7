import type { GroupReason, GroupView } from "#core/fitbook/visibility/group-view.ts";
import type { PersonReason, PersonView } from "#core/fitbook/visibility/person-view.ts";
import type { PostReason, PostView } from "#core/fitbook/visibility/post-view.ts";
import type { Viewer } from "#core/fitbook/visibility/viewer.ts";
import type { Look, VisibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

/** What a viewer is told, and the reason of each thing. */
export const visibilityParagraphs = (look: Look, world: VisibleWorld): readonly Paragraph[] => [
  { about: "Viewer", sentences: [viewerSentence(look.viewer), ...(look.link === null ? [] : [`They came by a link to ${look.link}.`])] },
  ...about("People", world.people.map(personSentence)),
  ...about("Groups", world.groups.map(groupSentence)),
  ...about("Posts", world.posts.flatMap(postSentences)),
  { about: "Feed", sentences: [listed(world.feed, "Nothing is in the feed.")] },
  { about: "Notifications", sentences: [listed(world.notifications, "No notification is told.")] },
];

const about = (name: string, sentences: readonly string[]): readonly Paragraph[] =>
  sentences.length === 0 ? [] : [{ about: name, sentences }];

const listed = (ids: readonly string[], none: string): string => (ids.length === 0 ? none : `${ids.join(", ")}.`);

export function viewerSentence(viewer: Viewer): string {
  switch (viewer.kind) {
    case "visitor":
      return "Nobody is signed in.";
    case "person":
      return `${viewer.id}.`;
    case "stranger":
      return "Somebody who is made up, and a stranger to all.";
    case "follower":
      return `Somebody who is made up, and only follows ${viewer.of}.`;
    case "blocked":
      return `Somebody who is made up, and is only blocked with ${viewer.of}.`;
    case "member":
      return `Somebody who is made up, and is only a member of ${viewer.group}.`;
  }
}

const PERSON: Readonly<Record<PersonReason, string>> = {
  signed_out: "nobody is signed in",
  self: "the viewer",
  gone: "the account is not active",
  blocked: "one has blocked the other",
  person: "nothing stands against it",
};

export function personSentence(person: PersonView): string {
  if (!person.sees) return `${person.id} is missing: ${PERSON[person.reason]} (${person.reason}).`;
  const parts = [person.about ? "about" : "", person.badges ? "badges" : ""].filter((part) => part !== "");
  const lists = person.followers === null ? "no lists" : `followers: ${person.followers}, followed: ${person.following}`;
  const ties = [
    person.follow === "none" ? "" : `followed by the viewer: ${person.follow}`,
    person.followsMe ? "follows the viewer" : "",
    person.isFound ? "found by search" : "",
  ].filter((tie) => tie !== "");
  return `${person.id} is seen: ${PERSON[person.reason]} (${person.reason}). Shown: ${[...parts, lists, ...ties].join(", ")}.`;
}

const GROUP: Readonly<Record<GroupReason, string>> = {
  signed_out: "nobody is signed in",
  deleted: "it is deleted",
  banned: "the viewer is banned",
  run_by_blocked: "the viewer and somebody who runs it are blocked",
  member: "the viewer is in it",
  invited: "the viewer is invited",
  requested: "the viewer asked to come in",
  open: "it is open",
  link: "the viewer came by a valid link",
  closed: "it is closed, and nothing leads the viewer there",
};

const SIGHT = { missing: "is missing", card: "is seen as a card", full: "is seen in full" } as const;

export function groupSentence({ id, sees, reason, members, requests }: GroupView): string {
  const numbers = [members === null ? "" : ` Members: ${members}.`, requests === null ? "" : ` Requests: ${requests}.`];
  return `${id} ${SIGHT[sees]}: ${GROUP[reason]} (${reason}).${numbers.join("")}`;
}

const POST: Readonly<Record<PostReason, string>> = {
  signed_out: "nobody is signed in",
  deleted: "its author deleted it",
  own: "the viewer wrote it",
  author_gone: "its author's account is not active",
  blocked: "the viewer and its author are blocked",
  hidden: "it was taken down",
  only_me: "it is for its author alone",
  not_member: "it is for a group that the viewer does not see in full",
  member: "it is for a group that the viewer is in",
  everybody: "it is for everybody",
  follower: "it is for followers, and the viewer is one",
  not_follower: "it is for followers, and the viewer is none",
};

export function postSentences(post: PostView): readonly string[] {
  const head = `${post.id} ${post.sees ? "is seen" : "is missing"}: ${POST[post.reason]} (${post.reason}).`;
  if (!post.sees) return [head];
  const may = post.may.length === 0 ? "The viewer may do nothing with it." : `The viewer may ${post.may.join(", ")}.`;
  if (!post.isInside) return [`${head} Likes and comments are not. ${may}`];
  const likes = post.likedBy.length === 0 ? "No likes" : `Liked by ${post.likedBy.join(", ")}`;
  const thread = post.thread.map(({ id, shown }) => (shown === "shown" ? id : `${id} (a tombstone)`));
  const comments = thread.length === 0 ? "no comments" : `comments (${post.comments}): ${thread.join(", ")}`;
  return [`${head} ${likes}; ${comments}. ${may}`];
}
