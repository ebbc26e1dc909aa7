import { NO_TEXT } from "../post-text.ts";
import { takenReport } from "./taken-report.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { PostText } from "../post-text.ts";
import type { KeptReport, ReportedThing } from "./report.ts";

/**
 * A text of a new account waits for review once its author writes it so many times within so many milliseconds. Source:
 * specification/moderation.md, New accounts.
 */
export const SAME_TEXTS = 3;
export const SAME_TEXT_WITHIN = 60 * 60 * 1000;

/** What a post or comment says, whatever became of it. `at`: since when it says that, in milliseconds since 1970. */
export type RecentText = { readonly id: PostId | CommentId; readonly text: PostText; readonly at: number };

/** Of a post or comment that is written or changed at `at`, in milliseconds since 1970. `recent`: what else its author wrote. */
type Written = {
  readonly thing: Extract<ReportedThing, { readonly kind: "post" | "comment" }>;
  readonly author: CustomerId;
  readonly text: PostText;
  readonly at: number;
  readonly recent: readonly RecentText[];
};

/**
 * The report under which a text waits for review, hidden, until staff decide; null: it does not wait. Nobody made the report. Letters small
 * or large and what stands between words make no other text. Source: specification/moderation.md, New accounts.
 */
export function holdOf({ thing, author, text, at, recent }: Written, reportId: () => string): KeptReport | null {
  if (text === NO_TEXT) return null; // Pictures alone say nothing that could be said again.
  const same = recent.filter((one) => one.id !== thing.id && one.at > at - SAME_TEXT_WITHIN && likened(one.text) === likened(text));
  if (same.length < SAME_TEXTS - 1) return null;
  const report = { id: reportId(), thing, reporter: author, author, reason: "spam", words: "", snapshot: text, at } as const;
  return { ...takenReport(report), reporter: null, isHold: true };
}

const likened = (text: PostText): string => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ");
