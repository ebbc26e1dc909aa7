import * as z from "zod/mini";
import { groupId } from "#core/fitbook/group.ts";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { LONGEST_COMMENT, LONGEST_POST, NO_TEXT, postTextIn, textOfPost } from "#core/fitbook/post-text.ts";
import { answeredPost, answeredThread } from "#core/fitbook/posts/seen-post.ts";
import { POST_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { callKey, idOf, instant, text } from "#adapters/http-contract/scalars.ts";
import { challengeCard } from "./challenge-card.ts";
import { dayCard } from "./day-card.ts";
import { namedGroup } from "./names.ts";
import { postPictures, writtenPictures } from "./post-picture.ts";
import type { PostsPage } from "#core/fitbook/posts/list-posts.use-case.ts";
import type { WrittenPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { SeenAuthor, SeenComment, SeenPost, SeenThread } from "#core/fitbook/posts/seen-post.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const audience = z.enum(POST_AUDIENCES);
const group = idOf(groupId);
export const post = idOf(postId);
export const comment = idOf(commentId);

/** Nothing too, where pictures may speak for it. */
export const postText: Shape<PostText> = text((given) => textOfPost(given, 1), `a text of at most ${LONGEST_POST} characters`);
export const commentText: Shape<PostText> = text(
  (given) => postTextIn(given, LONGEST_COMMENT),
  `a text of at most ${LONGEST_COMMENT} characters`,
);

/** A group stands beside the audience `group`, and beside no other. */
export const writtenPost: Shape<WrittenPost> = wire(
  z
    .object({
      key: callKey,
      text: postText,
      audience,
      group_id: z.optional(z.nullable(group)),
      pictures: z.optional(writtenPictures),
    })
    .check(
      z.refine((given) => given.text !== NO_TEXT || (given.pictures ?? []).length > 0, "a text, or a picture"),
      z.refine((given) => (given.audience === "group") === ((given.group_id ?? null) !== null), "a group beside the audience group alone"),
    ),
  (given) => ({ key: given.key, text: given.text, pictures: given.pictures ?? [], ...circleOf(given.audience, given.group_id ?? null) }),
  (written) => ({
    key: written.key,
    text: written.text,
    audience: written.audience,
    group_id: written.group,
    pictures: [...(written.pictures ?? [])],
  }),
);

const author: Shape<SeenAuthor> = fields({
  id: ["_id", idOf(customerId)],
  name: z.string(),
  hasPicture: ["has_picture", z.boolean()],
  isSelf: ["self", z.boolean()],
});

/** A card of a challenge lacks what the first shape asks for. */
const postCard = z.union([dayCard, challengeCard]);

const plainPost = z.object({
  _id: post,
  author,
  audience,
  group: z.nullable(namedGroup),
  text: z.string(),
  pictures: postPictures,
  card: z.nullable(postCard),
  created_at: instant,
  edited_at: z.nullable(instant),
  hidden: z.boolean(),
  held: z.boolean(),
  liked: z.boolean(),
  likes: z.nullable(z.number()),
  comments: z.nullable(z.number()),
  may: z.array(z.enum(["like", "comment", "edit", "delete", "report"])),
});

/** Nothing but what the rule of visibility has let through can be put on the wire. */
export const seenPost: Shape<SeenPost> = wire(
  plainPost,
  ({ _id, created_at, edited_at, hidden, held, liked, ...rest }) =>
    answeredPost({
      ...rest,
      id: _id,
      createdAt: created_at,
      editedAt: edited_at,
      isHidden: hidden,
      isHeld: held,
      hasLiked: liked,
    }),
  ({ id, createdAt, editedAt, isHidden, isHeld, hasLiked, author, audience, group: of, text, pictures, card, likes, comments, may }) => ({
    _id: id,
    author,
    audience,
    group: of,
    text,
    pictures,
    card,
    created_at: createdAt,
    edited_at: editedAt,
    hidden: isHidden,
    held: isHeld,
    liked: hasLiked,
    likes,
    comments,
    may: [...may],
  }),
);

const seenComment: Shape<SeenComment> = z.union([
  fields({
    kind: z.literal("shown"),
    id: ["_id", comment],
    parent: z.nullable(comment),
    author,
    text: z.string(),
    createdAt: ["created_at", instant],
    isHidden: ["hidden", z.boolean()],
    isHeld: ["held", z.boolean()],
    mayDelete: ["may_delete", z.boolean()],
  }),
  fields({ kind: z.literal("tombstone"), id: ["_id", comment] }),
]);

export const seenThread: Shape<SeenThread> = wire(
  fields({ post: seenPost, comments: z.array(seenComment), likedBy: ["liked_by", z.array(idOf(customerId))] }),
  (answered) => answeredThread(answered),
  ({ post: shown, comments, likedBy }) => ({ post: shown, comments: [...comments], likedBy: [...likedBy] }),
);

const authorByHand = ({ id, name, hasPicture, isSelf }: SeenAuthor) => ({ _id: id, name, has_picture: hasPicture, self: isSelf });

const seenPostByHand = (seen: SeenPost) => ({
  _id: seen.id,
  author: authorByHand(seen.author),
  audience: seen.audience,
  group: seen.group === null ? null : { _id: seen.group.id, name: seen.group.name, hi: seen.group.hindi },
  text: seen.text,
  pictures: seen.pictures.length === 0 ? seen.pictures : z.encode(postPictures, seen.pictures),
  card: seen.card === null ? null : z.encode(postCard, seen.card),
  created_at: new Date(seen.createdAt).toISOString(),
  edited_at: seen.editedAt === null ? null : new Date(seen.editedAt).toISOString(),
  hidden: seen.isHidden,
  held: seen.isHeld,
  liked: seen.hasLiked,
  likes: seen.likes,
  comments: seen.comments,
  may: seen.may,
});

export const postsPage: Shape<PostsPage> = fields({ posts: z.array(seenPost), next: z.nullable(z.string()) });

/** A feed is read often; few posts have pictures or cards. */
export const postsPageByHand = ({ posts, next }: PostsPage) => ({ posts: posts.map(seenPostByHand), next });
