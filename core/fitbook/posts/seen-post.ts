import { isInFeed } from "../visibility/feed-reason.ts";
import { visiblePosts, visibleWorld } from "../visibility/visible-world.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PostCard } from "./day-card.ts";
import type { PostPicture } from "../post-picture.ts";
import type { PersonRecord } from "../profiles/people.port.ts";
import { namedGroup } from "../group.ts";
import type { GroupId, NamedGroup } from "../group.ts";
import type { GroupView } from "../visibility/group-view.ts";
import type { PostAct, PostView } from "../visibility/post-view.ts";
import type { CommentFacts, PostAudience, PostFacts, World } from "../visibility/world.ts";
import type { Comment } from "./post.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { PostRecord, PostsFacts } from "./posts.port.ts";

declare const judged: unique symbol;

/**
 * A post as one viewer may see it. Only the functions of this file make one, so no post is answered that was not put to the rule of
 * visibility. Numbers are null where their list is not shown. Times in milliseconds since 1970. Source: specification/visibility.md, A
 * post.
 */
export type SeenPost = PlainPost & { readonly [judged]: true };

/** Who wrote something that is seen. */
export type SeenAuthor = { readonly id: CustomerId; readonly name: string; readonly hasPicture: boolean; readonly isSelf: boolean };

type PlainPost = {
  readonly id: PostId;
  readonly author: SeenAuthor;
  readonly audience: PostAudience;
  /** The group for which it is, if the viewer sees that. */
  readonly group: NamedGroup | null;
  readonly text: string;
  readonly pictures: readonly PostPicture[];
  readonly card: PostCard | null;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly isHidden: boolean;
  /** Whether it is hidden until staff have looked at it. */
  readonly isHeld: boolean;
  readonly hasLiked: boolean;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly may: readonly PostAct[];
};

/** A comment that is shown, or a deleted one that only holds the place of its answers. */
export type SeenComment =
  | { readonly kind: "tombstone"; readonly id: CommentId }
  | {
      readonly kind: "shown";
      readonly id: CommentId;
      readonly parent: CommentId | null;
      readonly author: SeenAuthor;
      readonly text: string;
      readonly createdAt: number;
      /** Only its writer sees it then. */
      readonly isHidden: boolean;
      readonly isHeld: boolean;
      readonly mayDelete: boolean;
    };

/** A post with its comments in their order, and who likes it, as one viewer may see them. Only this file makes one. */
export type SeenThread = PlainThread & { readonly [judged]: true };

type PlainThread = { readonly post: SeenPost; readonly comments: readonly SeenComment[]; readonly likedBy: readonly CustomerId[] };

/** Those of the posts that the viewer sees, in their order; `inFeed`: only those that belong into the viewer's feed. */
export function seenPosts(facts: PostsFacts, which: "all" | "in-feed"): readonly SeenPost[] {
  const { posts, feedReasons, groups } = visible(facts);
  const beside = { people: recordsById(facts), facts, groups };
  return facts.posts.flatMap((record, place) => {
    const view = posts[place];
    if (view?.sees !== true || (which === "in-feed" && !isInFeed(feedReasons[place] ?? "not_seen"))) return [];
    return seen(record, view, beside);
  });
}

/** The one post of these facts with its thread; null: the viewer does not see it. */
export function seenThread(facts: PostsFacts): SeenThread | null {
  const [record] = facts.posts;
  const {
    posts: [view],
    groups,
  } = visible(facts);
  if (record === undefined || view?.sees !== true) return null;
  const isRun = groups.some(({ id, isRun: mine }) => mine && id === record.post.group);
  const written = new Map(record.comments.map((comment) => [comment.id as string, comment]));
  const people = recordsById(facts);
  const plain: PlainThread = {
    post: seen(record, view, { people, facts, groups }),
    comments: view.thread.flatMap(({ id, shown }): readonly SeenComment[] => {
      const comment = written.get(id);
      if (comment === undefined) return [];
      return [shown === "tombstone" ? { kind: "tombstone", id: comment.id } : shownComment(comment, { record, people, facts, isRun })];
    }),
    likedBy: record.likes.filter((person) => view.likedBy.includes(person)),
  };
  return plain as SeenThread; // Put to the rule: nobody else gives this mark.
}

/** What somebody did to a post; `comment` null: they like it. */
export type DoneToPost = { readonly post: PostId; readonly person: CustomerId; readonly comment: CommentId | null };

/**
 * Who did each of these, where others did it and the viewer is told of it now; else null. Source: specification/visibility.md, A
 * notification.
 */
export function seenDoers(facts: PostsFacts, acts: readonly DoneToPost[]): readonly (SeenAuthor | null)[] {
  const { id: viewer } = facts.viewer;
  const notifications = acts.map(({ post, person, comment }, place) => {
    return { id: String(place), to: viewer, from: person, post, comment, group: null };
  });
  const world = { ...worldOfPosts(facts), notifications };
  const visible = visibleWorld({ world, viewer: { kind: "person", id: viewer }, link: null });
  const people = recordsById(facts);
  const shown = new Set(visible.notifications);
  const likes = new Set(visible.posts.flatMap(({ id, likedBy }) => likedBy.map((person) => `${id} ${person}`)));
  return acts.map(({ post, person, comment }, place) => {
    const isThere = comment !== null || likes.has(`${post} ${person}`);
    return person !== viewer && isThere && shown.has(String(place)) ? authorIn({ people, facts }, person) : null;
  });
}

/** Whether the viewer sees a group of these facts in full. */
export const isInFull = (facts: PostsFacts, group: GroupId): boolean =>
  visible(facts).groups.some(({ id, sees }) => id === group && sees === "full");

const visible = (facts: PostsFacts) => visiblePosts(worldOfPosts(facts), facts.viewer.id);

/** The facts as the rule of visibility takes them. */
export function worldOfPosts({ viewer, people, follows, blocks, mutes, groups, posts }: PostsFacts): World {
  const others = people.map(({ facts }) => facts).filter(({ id }) => id !== viewer.id);
  const known = groups.map(({ facts }) => facts);
  return { people: [viewer, ...others], follows, blocks, mutes, groups: known, posts: posts.map(postFacts), notifications: [] };
}

const postFacts = ({ post, likes, comments }: PostRecord): PostFacts => ({
  id: post.id,
  author: post.author,
  audience: post.audience,
  group: post.group,
  state: post.state.kind,
  createdAt: post.createdAt,
  likes,
  comments: comments.length === 0 ? NO_COMMENTS : comments.map(commentFacts),
});

const NO_COMMENTS: readonly CommentFacts[] = [];

const commentFacts = ({ id, author, parent, state, createdAt }: Comment): CommentFacts => ({
  id,
  author,
  parent,
  state: state.kind,
  createdAt,
});

type Known = { readonly people: ReadonlyMap<CustomerId, PersonRecord>; readonly facts: PostsFacts };

const recordsById = ({ people }: PostsFacts): Known["people"] => new Map(people.map((person) => [person.id, person]));

function seen({ post, likes, held }: PostRecord, view: PostView, known: Known & { readonly groups: readonly GroupView[] }): SeenPost {
  const plain: PlainPost = {
    id: post.id,
    author: authorIn(known, post.author),
    audience: post.audience,
    group: post.group === null ? null : groupNamed(post.group, known.facts, known.groups),
    text: post.text,
    pictures: post.pictures,
    card: post.card,
    createdAt: post.createdAt,
    editedAt: post.editedAt,
    isHidden: post.state.kind === "hidden",
    isHeld: held.has(post.id),
    hasLiked: likes.some((person) => person === known.facts.viewer.id),
    likes: view.likes,
    comments: view.comments,
    may: view.may,
  };
  return plain as SeenPost; // Put to the rule: nobody else gives this mark.
}

/** Who has left a group, or sees it no more, is not told of it. */
function groupNamed(id: GroupId, facts: PostsFacts, groups: readonly GroupView[]): NamedGroup | null {
  const record = facts.groups.find(({ group }) => group.id === id);
  const isSeen = groups.some((group) => group.id === id && group.sees !== "missing");
  return record === undefined || !isSeen ? null : namedGroup(record.group);
}

/** A comment with its post. `isRun`: the viewer runs the group for which the post is. */
type Commented = Known & { readonly record: PostRecord; readonly isRun: boolean };

/**
 * A writer may delete their comment, a post's author any under it, and who runs a group takes down any there.
 * Source: specification/fitbook.md, Comments and likes.
 */
const shownComment = (
  { id, parent, author, text, createdAt, state }: Comment,
  { record: { post, held }, people, facts, isRun }: Commented,
): SeenComment => ({
  kind: "shown",
  id,
  parent,
  author: authorIn({ people, facts }, author),
  text,
  createdAt,
  isHidden: state.kind === "hidden",
  isHeld: held.has(id),
  mayDelete: isRun || [author, post.author].some((person) => person === facts.viewer.id),
});

function authorIn({ people, facts: { viewer } }: Known, id: CustomerId): SeenAuthor {
  const record = people.get(id);
  return { id, name: record?.name ?? "", hasPicture: (record?.picture ?? null) !== null, isSelf: id === viewer.id };
}

/** A post as a server has answered it: it has put it to the rule. For what reads an answer, and nothing else. */
export const answeredPost = (answered: PlainPost): SeenPost => answered as SeenPost;

/** The same of a thread. */
export const answeredThread = (answered: PlainThread): SeenThread => answered as SeenThread;
