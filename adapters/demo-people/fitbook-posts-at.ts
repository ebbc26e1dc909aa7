import { commentId, postId } from "#core/fitbook/posts/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/posts/post-text.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoPosts } from "./fitbook-posts.ts";
import { demoCustomerId } from "./people-at.ts";
import type { Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CommentId, PostId } from "#core/fitbook/posts/post-id.ts";
import type { PostText } from "#core/fitbook/posts/post-text.ts";

const HOUR = 60 * 60 * 1000;
const MINUTE = HOUR / 60;

/** What people of the demo have written, liked and answered, as it stands at `now`. */
export const fitbookPostsAt = (now: number) =>
  demoPosts.map(({ by, ago, audience, text, likedBy, comments }, nth) => {
    const id = postId(`demo-post-${String(nth + 1).padStart(3, "0")}`);
    const createdAt = publishedAt(now, { ago, nth });
    const post: Post = { ...writtenBy(by, { key: String(id), text, createdAt }), id, audience, group: null, pictures: [], editedAt: null };
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

type Written = { readonly key: string; readonly text: string; readonly createdAt: number };

/** What a post and a comment of the demo have in common. */
export const writtenBy = (by: string, { key, text, createdAt }: Written) => ({
  ...{ author: customerId(demoCustomerId(by)), key, text: textOf(text), createdAt },
  standing: { kind: "published" } as const,
});

/** By day, at whatever hour the demo begins; in milliseconds since 1970. `ago` counts days back, `nth` tells one from the next. */
export const publishedAt = (now: number, { ago, nth }: { readonly ago: number; readonly nth: number }): number =>
  firstInstantOf(daysAfter(indianDay(now), -ago)) + (7 + ((nth * 5) % 13)) * HOUR + ((nth * 17) % 60) * MINUTE;

function textOf(words: string): PostText {
  const text = postTextIn(words, LONGEST_POST);
  if (text === null) throw new RangeError(`nobody can write this: ${words}`);
  return text;
}
