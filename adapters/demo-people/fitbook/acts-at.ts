import { notificationId } from "#core/notifications/notification.ts";
import { fitbookPostsAt } from "./posts-at.ts";
import { idAt } from "../id-at.ts";
import type { CommentId, PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostActKind } from "#core/notifications/kept-notification.ts";
import type { NotificationId } from "#core/notifications/notification.ts";

const HOUR = 60 * 60 * 1000;
const MINUTE = HOUR / 60;
/** So far back somebody was told of what others did, in milliseconds. */
const LATELY = 30 * 24 * HOUR;

/** What others did to a post, told as one. Times in milliseconds since 1970. */
export type DemoActs = {
  readonly id: NotificationId;
  readonly to: CustomerId;
  readonly kind: PostActKind;
  readonly post: PostId;
  readonly at: number;
  /** `cause` as the shop names it. */
  readonly acts: readonly {
    readonly person: CustomerId;
    readonly comment: CommentId | null;
    readonly cause: string;
    readonly at: number;
  }[];
};

/** What people of the demo were told of the likes, comments and answers to what they wrote lately. All of it is read. */
export function fitbookActsAt(now: number): readonly DemoActs[] {
  const lately = fitbookPostsAt(now).filter(({ post }) => post.createdAt > now - LATELY && post.createdAt < now - 12 * HOUR);
  const news = lately.flatMap(({ post: { id: post, author, createdAt }, likes, comments }) => {
    const liked = likes.map((person, nth) => ({
      person,
      comment: null,
      cause: `like/${post}/${person}`,
      at: createdAt + HOUR + nth * MINUTE,
    }));
    const said = comments.map(({ id, author: person, parent, createdAt: at }) => ({
      person,
      parent,
      comment: id,
      cause: `comment/${id}`,
      at,
    }));
    const writerOf = new Map(comments.map((one) => [one.id, one.author]));
    return [
      { to: author, kind: "post-liked" as const, post, acts: liked.filter(({ person }) => person !== author) },
      ...said.map(({ parent, ...act }) => {
        const answered = parent === null ? null : (writerOf.get(parent) ?? null);
        const isAnswer = answered !== null && answered !== act.person;
        return isAnswer
          ? { to: answered, kind: "comment-replied" as const, post, acts: [act] }
          : { to: author, kind: "post-commented" as const, post, acts: act.person === author ? [] : [act] };
      }),
    ];
  });
  return news
    .flatMap(({ acts, ...one }) => {
      const [first] = acts;
      return first === undefined || first.at > now ? [] : [{ ...one, acts: acts.filter(({ at }) => at <= now), at: first.at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map((one, nth) => ({ ...one, id: notificationId(idAt(one.at, 5_000 + nth)) }));
}
