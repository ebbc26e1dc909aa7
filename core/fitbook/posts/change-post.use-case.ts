import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { isNewAccount } from "../daily-limits.ts";
import { keptWriting, recentFromOf } from "./kept-writing.ts";
import { changeOfPost } from "./post-change.ts";
import { circleOf, narrowed } from "./post.ts";
import { NO_TEXT } from "../post-text.ts";
import { arePicturesAlike, chosenPictures } from "../post-picture.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PostAudience } from "../visibility/world.ts";
import type { Result } from "../../shared/result.ts";
import type { LimitPorts } from "../daily-limits.ts";
import type { WrittenPicture } from "../post-picture.ts";
import type { PostId } from "../post-id.ts";
import type { PostText } from "../post-text.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** `pictures` left out: they stay as they are. */
export type ChangedPost = {
  readonly post: PostId;
  readonly text: PostText;
  readonly audience: PostAudience;
  readonly pictures?: readonly WrittenPicture[];
};

/** "no-text": it would say and show nothing. */
type NotChanged = UnknownPost | { readonly kind: "audience-widened" | "unknown-picture" | "no-text" };

/**
 * Changes text and pictures of one's own post, which then may wait for review as a new one does, or makes its audience smaller, never
 * larger. Source: specification/fitbook.md, Posts.
 */
export type ChangePost = (customer: CustomerId, post: ChangedPost) => Promise<Result<SeenThread, NotChanged>>;
export const ChangePost = useCase<ChangePost>("fitbook", "ChangePost");

type Needs = Pick<LimitPorts, "customers"> & { readonly posts: Pick<Posts, "change">; readonly now: Clock; readonly newId: NewId };

export const makeChangePost = maker(
  ChangePost,
  { posts: Posts, customers: Customers, now: Clock, newId: NewId },
  ({ posts, customers, now, newId }: Needs) =>
    async (customer, { post: id, text, audience, pictures: written }) => {
      const at = now();
      const isNew = await isNewAccount(customers, { by: customer, at });
      return posts.change({
        customer,
        at,
        name: { kind: "id", id },
        recentFrom: recentFromOf(isNew, at),
        files: (written ?? []).map(({ file }) => file),
        decide: (facts, { recent, own }) =>
          changeOfPost<Exclude<NotChanged, UnknownPost>>(facts, "edit", (record) => {
            const { post } = record;
            const circle = narrowed(post, audience);
            if (circle === null) return refused({ kind: "audience-widened" });
            const pictures = written === undefined ? post.pictures : chosenPictures(written, own);
            if (pictures === null) return refused({ kind: "unknown-picture" });
            if (text === NO_TEXT && pictures.length === 0) return refused({ kind: "no-text" });
            const isSame = text === post.text && arePicturesAlike(pictures, post.pictures);
            if (isSame && audience === post.audience) return ok(null);
            const after = { ...post, ...circleOf(circle.audience, circle.group), text, pictures, editedAt: isSame ? post.editedAt : at };
            const change = { kind: "post", after } as const;
            if (text === post.text) return ok({ change, record: { ...record, post: after } });
            return ok(keptWriting(record, change, { at, recent, newId }));
          }),
      });
    },
);
