import { holdOf, SAME_TEXT_WITHIN } from "../reports/same-text.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { WrittenPicture } from "../post-picture.ts";
import type { RecentText } from "../reports/same-text.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { PostChange, PostRecord, WrittenChange } from "./posts.port.ts";

/**
 * From when on a writer's other texts count, in milliseconds since 1970; null: they don't. Source: specification/moderation.md, New
 * accounts.
 */
export const recentFromOf = (isNew: boolean, at: number): number | null => (isNew ? at - SAME_TEXT_WITHIN : null);

type Writing = { readonly at: number; readonly recent: readonly RecentText[]; readonly newId: NewId };

/**
 * What somebody writes as it is kept, and the post then: published, or hidden with the report under which it waits for review. What nobody
 * else can read does not wait. Source: specification/moderation.md, New accounts.
 */
export function keptWriting(
  before: PostRecord,
  written: WrittenChange,
  { at, recent, newId }: Writing,
): { readonly change: PostChange; readonly record: PostRecord } {
  const published = withWritten(before, written);
  const { id, author, text } = written.after;
  const thing = written.kind === "post" ? ({ kind: "post", id: written.after.id } as const) : commentThing(written.after);
  const report = published.post.audience === "me" ? null : holdOf({ thing, author, text, at, recent }, newId);
  if (report === null) return { change: written, record: published };
  const hidden = hiddenChange(written);
  return {
    change: { kind: "held", written: hidden, report },
    record: { ...withWritten(before, hidden), held: new Set<PostId | CommentId>([...before.held, id]) },
  };
}

const commentThing = ({ id, post }: { readonly id: CommentId; readonly post: PostId }) => ({ kind: "comment", id, post }) as const;

const hiddenChange = (written: WrittenChange): WrittenChange =>
  written.kind === "post"
    ? { kind: "post", after: { ...written.after, state: { kind: "hidden" } } }
    : { kind: "comment", after: { ...written.after, state: { kind: "hidden" } } };

function withWritten(before: PostRecord, written: WrittenChange): PostRecord {
  if (written.kind === "post") return { ...before, post: written.after };
  return { ...before, comments: [...before.comments.filter(({ id }) => id !== written.after.id), written.after] };
}

/** What the post shows that is written. */
export const picturesIn = (written: WrittenChange): readonly WrittenPicture[] => (written.kind === "post" ? written.after.pictures : []);
