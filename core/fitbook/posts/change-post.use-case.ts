import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { isNewAccount } from "../daily-limits.ts";
import { keptWriting, recentFromOf } from "./kept-writing.ts";
import { changeOfPost } from "./post-change.ts";
import { circleOf, narrowed } from "./post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PostAudience } from "../visibility/world.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { Result } from "../../shared/result.ts";
import type { LimitPorts } from "../daily-limits.ts";
import type { PostId } from "./post-id.ts";
import type { PostText } from "./post-text.ts";
import type { Posts } from "./posts.port.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** Changes the text of one's own post, which then may wait for review as a new one does, or makes its audience smaller, never larger. Source: specification/fitbook.md, Posts. */
export type ChangePost = (
  customer: CustomerId,
  asked: { readonly post: PostId; readonly text: PostText; readonly audience: PostAudience },
) => Promise<Result<SeenThread, UnknownPost | { readonly kind: "audience-widened" }>>;
export const ChangePost = token<ChangePost>("ChangePost");

type Needs = Pick<LimitPorts, "customers"> & { readonly posts: Pick<Posts, "change">; readonly now: Clock; readonly newId: NewId };

export function makeChangePost({ posts, customers, now, newId }: Needs): ChangePost {
  return async (customer, { post: id, text, audience }) => {
    const at = now();
    const isNew = await isNewAccount(customers, { by: customer, at });
    return posts.change({
      ...{ customer, at, name: { kind: "id", id } },
      recentFrom: recentFromOf(isNew, at),
      decide: (facts, recent) =>
        changeOfPost<{ readonly kind: "audience-widened" }>(facts, "edit", (record) => {
          const { post } = record;
          const circle = narrowed(post, audience);
          if (circle === null) return refused({ kind: "audience-widened" });
          if (text === post.text && audience === post.audience) return ok(null);
          const after = { ...post, ...circleOf(circle.audience, circle.group), text, editedAt: text === post.text ? post.editedAt : at };
          const written = { kind: "post", after } as const;
          if (text === post.text) return ok({ change: written, record: { ...record, post: after } });
          return ok(keptWriting(record, written, { at, recent, newId }));
        }),
    });
  };
}
