import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeId } from "../challenge.ts";
import type { GroupId } from "../group.ts";
import type { WrittenPicture } from "../post-picture.ts";
import type { CommentId, PostId } from "../post-id.ts";

/** Why something is reported. Source: specification/moderation.md, Reports. */
export const REPORT_REASONS = [
  "spam",
  "harassment",
  "hate",
  "nudity",
  "violence",
  "self_harm",
  "health_claim",
  "impersonation",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** In characters: of what a report or an appeal says. */
export const LONGEST_REPORT = 1_000;

/** What can be reported. `post`: that under which the comment stands. */
export type ReportedThing =
  | { readonly kind: "post"; readonly id: PostId }
  | { readonly kind: "comment"; readonly id: CommentId; readonly post: PostId }
  | { readonly kind: "person"; readonly id: CustomerId }
  | { readonly kind: "group"; readonly id: GroupId }
  | { readonly kind: "challenge"; readonly id: ChallengeId };

/** What comes of a report that is upheld. `suspend` blocks the account of whoever made the thing. */
export const SANCTIONS = ["hide", "warn", "suspend"] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** An objection to a decision. `at` in milliseconds since 1970. */
export type Appeal = { readonly at: number; readonly words: string };

/** `at`: when it was decided, in milliseconds since 1970. `appeal` null: nobody has objected. */
export type ReportState =
  | { readonly kind: "open" | "in_review" }
  | { readonly kind: "dismissed"; readonly at: number }
  | { readonly kind: "upheld" | "reversed"; readonly sanction: Sanction; readonly at: number; readonly appeal: Appeal | null }
  | { readonly kind: "appealed"; readonly sanction: Sanction; readonly at: number; readonly appeal: Appeal };

export type NewReport = {
  readonly id: string;
  readonly thing: ReportedThing;
  readonly reporter: CustomerId;
  /** Who made the thing: the owner of a group, the maker of a challenge. null: nobody. */
  readonly author: CustomerId | null;
  readonly reason: ReportReason;
  readonly words: string;
  /** What the thing said when it was reported. */
  readonly snapshot: string;
  /** What it showed; left out: nothing. */
  readonly pictures?: readonly WrittenPicture[];
  /** In milliseconds since 1970. */
  readonly at: number;
};

export type KeptReport = Omit<NewReport, "reporter" | "snapshot" | "pictures"> & {
  /** null: their account is gone, or nobody reported it. */
  readonly reporter: CustomerId | null;
  /** Whether nobody reported it: the thing says what its author said too often, and is hidden until staff have decided. */
  readonly isHold: boolean;
  /** null: it was settled so long ago that it is forgotten, with the reporter's words. */
  readonly snapshot: string | null;
  /** Since when a reason is given that is decided soon, in milliseconds since 1970; null: none is. */
  readonly urgentFrom: number | null;
  /**
   * Whether the account that this report suspends was blocked for another reason already, or has been since; or the thing that it hides was
   * hidden already, by those who run its group.
   */
  readonly stoodBefore: boolean;
  readonly state: ReportState;
};
