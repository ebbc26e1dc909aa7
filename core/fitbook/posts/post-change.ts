import { ok, refused } from "../../shared/result.ts";
import { seenThread } from "./seen-post.ts";
import type { Result } from "../../shared/result.ts";
import type { PostAct } from "../visibility/post-view.ts";
import type { PostChange, PostRecord, PostsFacts } from "./posts.port.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

type Decided<Refusal> = { readonly change: PostChange | null; readonly answer: Result<SeenThread, Refusal | UnknownPost> };

/**
 * The outcome of an act on the one post of these facts: what is kept, and the thread as the viewer sees it afterwards. Who may not do it
 * finds the post missing. `after` says what the post then is; null: as it was.
 */
export function changeOfPost<Refusal extends { readonly kind: string } = never>(
  facts: PostsFacts,
  act: PostAct,
  after: (record: PostRecord, thread: SeenThread) => Result<{ readonly change: PostChange; readonly record: PostRecord } | null, Refusal>,
): Decided<Refusal> {
  const [record] = facts.posts;
  const before = seenThread(facts);
  if (record === undefined || before === null || !before.post.may.includes(act))
    return { change: null, answer: refused({ kind: "unknown-post" }) };
  const outcome = after(record, before);
  if (outcome.kind === "refused") return { change: null, answer: outcome };
  if (outcome.value === null) return { change: null, answer: ok(before) };
  const thread = seenThread({ ...facts, posts: [outcome.value.record] });
  return { change: outcome.value.change, answer: thread === null ? refused({ kind: "unknown-post" }) : ok(thread) };
}
