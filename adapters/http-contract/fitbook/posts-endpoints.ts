import * as z from "zod/mini";
import { ChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { ListLikers } from "#core/fitbook/posts/list-likers.use-case.ts";
import { ListPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ListDayCards } from "#core/fitbook/cards/list-day-cards.use-case.ts";
import { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText, callKey, idOf, orNull } from "#adapters/http-contract/scalars.ts";
import { sentPicture } from "#adapters/http-contract/files/sent-picture.ts";
import { writtenPictures } from "./post-picture.ts";
import { dayCard } from "./day-card.ts";
import { challenge } from "./challenge.ts";
import { peoplePage } from "./person.ts";
import { tooMuch } from "./too-much.ts";
import { audience, comment, commentText, post, postsPage, postsPageByHand, postText, seenPost, seenThread, writtenPost } from "./post.ts";
import { viewAs } from "./view-as.ts";
import type { ChangedPost } from "#core/fitbook/posts/change-post.use-case.ts";
import type { SharedDay } from "#core/fitbook/cards/share-day.use-case.ts";
import type { SharedResult } from "#core/fitbook/cards/share-result.use-case.ts";
import type { ListedPosts } from "#core/fitbook/posts/list-posts.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const notSeen = answerOf(404, "This isn't available.");
const unseen = { "unknown-post": notSeen };

const unknownPicture = answerOf(400, "This picture can't stand in a post");

const after = orNull(boundedText(300));

/** Which list, in an address: somebody's or a group's, if they are named. */
const postList: Shape<ListedPosts> = wire(
  z.object({
    kind: z._default(z.enum(["feed", "discover"]), "feed"),
    user_id: orNull(idOf(customerId)),
    group_id: orNull(idOf(groupId)),
    view_as: viewAs,
    after,
  }),
  ({ kind, user_id, group_id, view_as: as, after }) => {
    if (user_id !== null) return { list: { kind: "author", author: user_id }, as, after };
    return { list: group_id === null ? { kind } : { kind: "group", group: group_id }, as, after };
  },
  ({ list, as, after }) => ({
    kind: list.kind === "discover" ? ("discover" as const) : ("feed" as const),
    user_id: list.kind === "author" ? list.author : null,
    group_id: list.kind === "group" ? list.group : null,
    view_as: as,
    after,
  }),
);

export const listPosts = endpoint(ListPosts, {
  method: "GET",
  path: "/fitbook/posts",
  in: "query",
  audience: "customer",
  request: postList,
  response: postsPage,
  byHand: postsPageByHand,
  refusals: { "unknown-cursor": notSeen },
});

const sharedResult: Shape<SharedResult> = wire(
  z.object({ challenge_id: challenge, post: writtenPost }),
  ({ challenge_id, post: written }) => ({ ...written, challenge: challenge_id }),
  ({ challenge: id, ...written }) => ({ challenge_id: id, post: written }),
);

const notPublished = {
  "unknown-group": notSeen,
  "unknown-picture": unknownPicture,
  "not-entered": answerOf(409, "Enter Fitbook first."),
  "too-much": tooMuch,
};

export const publishPost = endpoint(PublishPost, {
  method: "POST",
  path: "/fitbook/posts",
  in: "body",
  audience: "customer",
  request: writtenPost,
  response: seenPost,
  refusals: notPublished,
});

export const shareResult = endpoint(ShareResult, {
  method: "POST",
  path: "/fitbook/posts/result",
  in: "body",
  audience: "customer",
  request: sharedResult,
  response: seenPost,
  refusals: { ...notPublished, "unknown-challenge": notSeen },
});

const sharedDay: Shape<SharedDay> = wire(
  z.object({ card: dayCard, post: writtenPost }),
  ({ card, post: written }) => ({ ...written, shown: card }),
  ({ shown, ...written }) => ({ card: shown, post: written }),
);

export const listDayCards = endpoint(ListDayCards, {
  method: "GET",
  path: "/fitbook/posts/days",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(dayCard),
});

export const shareDay = endpoint(ShareDay, {
  method: "POST",
  path: "/fitbook/posts/day",
  in: "body",
  audience: "customer",
  request: sharedDay,
  response: seenPost,
  refusals: { ...notPublished, "unknown-day": answerOf(409, "That day's figure has changed. Please look at it again.") },
});

/** A call without `pictures` leaves them as they are. */
const changedPost: Shape<ChangedPost> = wire(
  z.object({ post_id: post, text: postText, audience, pictures: z.optional(writtenPictures) }),
  ({ post_id, pictures, ...rest }) => ({ post: post_id, ...rest, ...(pictures === undefined ? {} : { pictures }) }),
  ({ post: id, pictures, ...rest }) => ({ post_id: id, ...rest, ...(pictures === undefined ? {} : { pictures: [...pictures] }) }),
);

export const changePost = endpoint(ChangePost, {
  method: "PUT",
  path: "/fitbook/posts",
  in: "body",
  audience: "customer",
  request: changedPost,
  response: seenThread,
  refusals: {
    ...unseen,
    "audience-widened": answerOf(409, "A post's audience can only be made smaller."),
    "unknown-picture": unknownPicture,
    "no-text": answerOf(400, "Please write something"),
  },
});

export const sendPostPicture = endpoint(SendPostPicture, { ...sentPicture, path: "/fitbook/posts/picture" });

export const deletePost = endpoint(DeletePost, {
  method: "DELETE",
  path: "/fitbook/posts",
  in: "query",
  audience: "customer",
  request: only("post_id", post),
  response: z.null(),
  refusals: unseen,
});

export const restorePost = endpoint(RestorePost, {
  method: "PUT",
  path: "/fitbook/posts/restore",
  in: "body",
  audience: "customer",
  request: only("post_id", post),
  response: seenPost,
  refusals: unseen,
});

export const showThread = endpoint(ShowThread, {
  method: "GET",
  path: "/fitbook/comments",
  in: "query",
  audience: "customer",
  request: only("post_id", post),
  response: seenThread,
  refusals: unseen,
});

export const writeComment = endpoint(WriteComment, {
  method: "POST",
  path: "/fitbook/comments",
  in: "body",
  audience: "customer",
  request: fields({ post: ["post_id", post], parent: ["parent_id", z.nullable(comment)], key: callKey, text: commentText }),
  response: seenThread,
  refusals: { ...unseen, "too-much": tooMuch },
});

export const deleteComment = endpoint(DeleteComment, {
  method: "DELETE",
  path: "/fitbook/comments",
  in: "query",
  audience: "customer",
  request: fields({ post: ["post_id", post], comment: ["comment_id", comment] }),
  response: seenThread,
  refusals: unseen,
});

export const listLikers = endpoint(ListLikers, {
  method: "GET",
  path: "/fitbook/likes",
  in: "query",
  audience: "customer",
  request: fields({ post: ["post_id", post], after: orNull(idOf(customerId)) }),
  response: peoplePage,
  refusals: unseen,
});

export const likePost = endpoint(LikePost, {
  method: "PUT",
  path: "/fitbook/likes",
  in: "body",
  audience: "customer",
  request: fields({ post: ["post_id", post], isLiked: ["liked", z.boolean()] }),
  response: seenThread,
  refusals: { ...unseen, "too-much": tooMuch },
});
