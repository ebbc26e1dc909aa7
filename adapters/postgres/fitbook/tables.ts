import type { PostCard } from "#core/fitbook/posts/day-card.ts";
import type { GroupTally } from "#core/fitbook/groups/groups.port.ts";
import type { FollowTally } from "#core/fitbook/profiles/people.port.ts";
import type { GroupLinkKind } from "#core/fitbook/groups/group-link.ts";
import type { PostAudience, PostState, ProfileAudience } from "#core/fitbook/visibility/world.ts";
import type { ReportedThing, ReportReason, ReportState, Sanction } from "#core/fitbook/reports/report.ts";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Badge } from "#core/fitbook/leaderboard/badges.ts";
import type { EntryChange } from "#core/fitbook/leaderboard/board-facts.ts";

export type FitbookTables = {
  fitbook_profile: FitbookProfileRow;
  fitbook_mute: FitbookMuteRow;
  fitbook_dismissed: { customer: string; dismissed: string; dismissed_at: Date };
  fitbook_group_link: GroupLinkRow;
  fitbook_post: PostRow;
  fitbook_former_text: { post: string; replaced_at: Date; text: string };
  fitbook_picture: PostPictureRow;
  fitbook_comment: CommentRow;
  fitbook_report: FitbookReportRow;
  fitbook_report_picture: { report: string; place: number; upload: string; text: string };
  fitbook_like: { customer: string; post: string; liked_at: Date };
  follow_tally: FollowTallyRow;
  follow_gone: FollowGoneRow;
  fitbook_group_tally: GroupTallyRow;
  fitbook_member_gone: { place: string; customer: string };
  challenge_player: ChallengePlayerRow;
  challenge_tally: ChallengeTallyRow;
  challenge_entry: ChallengeEntryRow;
  challenge_result: ChallengeResultRow;
};

/** `name_keys`: what the name is found by. */
export type FitbookProfileRow = {
  customer: string;
  name: string;
  about: string;
  about_audience: ProfileAudience;
  lists_audience: ProfileAudience;
  badges_audience: ProfileAudience;
  is_findable: boolean;
  name_keys: readonly string[];
  entered_at: Date;
};

export type GroupLinkRow = {
  id: string;
  hash: string;
  fitbook_group: string;
  kind: GroupLinkKind;
  uses: number;
  most_uses: number;
  ends_at: Date;
  is_revoked: boolean;
};

export type FitbookMuteRow = { customer: string; muted: string; muted_at: Date };

/** How many there are in a list of this person: the sum of all such rows. A trigger of `follow` keeps them. */
export type FollowTallyRow = { customer: string; list: FollowTally["list"]; made: Generated<string>; people: number };

/** A follow of which the one who stands in this list of the other is gone, or once was. */
export type FollowGoneRow = { follower: string; followed: string; list: FollowTally["list"] };

/** How many there are in a list of this group: the sum of all such rows. A trigger of `fitbook_group_member` keeps them. */
export type GroupTallyRow = { place: string; list: GroupTally["list"]; made: Generated<string>; people: number };

export type PostRow = {
  id: string;
  author: string;
  key: string;
  audience: PostAudience;
  /** Beside the audience `group` alone. */
  fitbook_group: Generated<string | null>;
  text: string;
  card: ColumnType<PostCard | null, string | null | undefined, string | null>;
  standing: PostState;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  was_hidden: Generated<boolean>;
};

/** `place` counts from 1. `text`: what it shows. */
export type PostPictureRow = { post: string; place: number; upload: string; text: string };

export type CommentRow = {
  id: string;
  post: string;
  parent: string | null;
  author: string;
  key: string;
  text: string;
  standing: PostState;
  created_at: Date;
  deleted_at: Date | null;
  was_hidden: Generated<boolean>;
};

/**
 * `reporter` null: their account is gone, or (`holds`) nobody reported it. `post`: of a comment. `snapshot` null: it is forgotten.
 * `due_at`: until when staff decide; null: nothing waits for them.
 */
export type FitbookReportRow = {
  id: string;
  reporter: string | null;
  kind: ReportedThing["kind"];
  thing: string;
  post: string | null;
  author: string | null;
  reason: ReportReason;
  words: string;
  snapshot: string | null;
  /** It keeps the thing hidden until it is decided. */
  holds: boolean;
  reported_at: Date;
  state: ReportState["kind"];
  sanction: Sanction | null;
  decided_at: Date | null;
  appealed_at: Date | null;
  appeal: string | null;
  urgent_at: Date | null;
  /** The account; or, where a thing is hidden, that it was hidden already. */
  was_blocked: boolean;
  due_at: Date | null;
};

/**
 * Who plays or played; who was removed has left as well. `score` and `days` are what the entries make; a transaction that changes an entry
 * changes both.
 */
export type ChallengePlayerRow = {
  challenge: string;
  customer: string;
  joined_at: Date;
  left_at: Date | null;
  removed_at: Generated<Date | null>;
  /** As the player is told; null: they were not removed. */
  removed_reason: Generated<string | null>;
  is_anonymous: Generated<boolean>;
  /** Since when they let the day's sums of their tracker be counted; null: they don't. */
  tracker_shared_at: Generated<Date | null>;
  score: Generated<number>;
  days: Generated<number>;
  /** When the player first saw the badges that they won here; null: not yet. */
  badges_shown_at: Generated<Date | null>;
};

/**
 * How many play with a score of `lowest` or up to `span` - 1 more: the sum of all such rows. A trigger of `challenge_player` keeps them.
 */
export type ChallengeTallyRow = {
  challenge: string;
  span: 1 | 1024;
  lowest: number;
  made: Generated<string>;
  players: number;
};

/** What a player did on a day; `amount` is what was entered first. */
export type ChallengeEntryRow = {
  customer: string;
  challenge: string;
  day: string;
  amount: number;
  logged_at: Date;
  changes: JSONColumnType<readonly EntryChange[]>;
};

/** A row of a result, which never changes; `place` counts from 0. `customer` null: they were erased. */
export type ChallengeResultRow = {
  challenge: string;
  version: number;
  place: number;
  customer: string | null;
  rank: number | null;
  score: number;
  days: number;
  badges: readonly Badge[];
};
