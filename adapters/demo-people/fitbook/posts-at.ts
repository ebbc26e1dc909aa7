import { commentId, postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { demoCardAt } from "./cards-at.ts";
import { demoPicture } from "../pictures/demo-pictures.ts";
import { demoPosts } from "./posts.ts";
import { demoCustomerId } from "../people-at.ts";
import { publishedAt, writtenBy } from "./written-at.ts";
import type { Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";

const HOUR = 60 * 60 * 1000;

/** What people of the demo have written, liked and answered, as it stands at `now`. */
export const fitbookPostsAt = (now: number) =>
  demoPosts.map(({ by, ago, audience, text, scenes, card, likedBy, comments }, nth) => {
    const id = postId(`demo-post-${String(nth + 1).padStart(3, "0")}`);
    const createdAt = publishedAt(now, { ago, nth });
    const post: Post = {
      ...writtenBy(by, { key: String(id), text, createdAt }),
      id,
      audience,
      group: null,
      pictures: scenes.map(([scene, shows]) => demoPicture(id, scene, shows)),
      card: card === null ? null : demoCardAt(now, card, by),
      editedAt: null,
    };
    return {
      post,
      likes: likedBy.map((key) => customerId(demoCustomerId(key))),
      comments: comments.flatMap((comment, place) => {
        const top = commentId(`${id}-comment-${place + 1}`);
        const at = createdAt + (place + 1) * HOUR;
        return [
          commentOf(id, { id: top, parent: null, by: comment.by, text: comment.text, at }),
          ...comment.answers.map((answer, deep) =>
            commentOf(id, {
              id: commentId(`${top}-${deep + 1}`),
              parent: top,
              by: answer.by,
              text: answer.text,
              at: at + (deep + 1) * (HOUR / 4),
            }),
          ),
        ];
      }),
    };
  });

type Said = { readonly id: CommentId; readonly parent: CommentId | null; readonly by: string; readonly text: string; readonly at: number };

const commentOf = (post: PostId, { id, parent, by, text, at }: Said): Comment => ({
  ...writtenBy(by, { key: String(id), text, createdAt: at }),
  id,
  post,
  parent,
});
