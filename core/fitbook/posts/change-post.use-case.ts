import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { changeOfPost } from "./post-change.ts";
import { circleOf, narrowed } from "./post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PostAudience } from "../visibility/world.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { PostId } from "./post-id.ts";
import type { PostText } from "./post-text.ts";
import type { Posts } from "./posts.port.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** Changes the text of one's own post, or makes its audience smaller, never larger. Source: specification/fitbook.md, Posts. */
export type ChangePost = (
  customer: CustomerId,
  asked: { readonly post: PostId; readonly text: PostText; readonly audience: PostAudience },
) => Promise<Result<SeenThread, UnknownPost | { readonly kind: "audience-widened" }>>;
export const ChangePost = token<ChangePost>("ChangePost");

type Needs = { readonly posts: Pick<Posts, "change">; readonly now: Clock };

export function makeChangePost({ posts, now }: Needs): ChangePost {
  return (customer, { post: id, text, audience }) => {
    const at = now();
    return posts.change({
      ...{ customer, at, name: { kind: "id", id } },
      decide: (facts) =>
        changeOfPost<{ readonly kind: "audience-widened" }>(facts, "edit", (record) => {
          const { post } = record;
          const circle = narrowed(post, audience);
          if (circle === null) return refused({ kind: "audience-widened" });
          if (text === post.text && audience === post.audience) return ok(null);
          const after = { ...post, ...circleOf(circle.audience, circle.group), text, editedAt: text === post.text ? post.editedAt : at };
          return ok({ change: { kind: "post", after }, record: { ...record, post: after } });
        }),
    });
  };
}
