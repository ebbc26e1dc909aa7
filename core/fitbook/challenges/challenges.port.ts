import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { ChallengeId, ChallengeTexts } from "../challenge.ts";
import type { GroupId, NamedGroup } from "../group.ts";
import type { Badge, BadgeTerms } from "../leaderboard/badges.ts";
import type { BoardChallenge, BoardFacts, Entry } from "../leaderboard/board-facts.ts";
import type { PlayerScore } from "../leaderboard/player-score.ts";
import type { BadgeTally } from "../leaderboard/badge-tally.ts";
import type { ChallengePlan } from "./challenge-plan.ts";
import type { ChallengeSight } from "./challenge-sight.ts";
import type { KeptChallenge } from "./kept-challenge.ts";

/**
 * The part that a customer takes. `isPlaying` false: they left. `score` is kept beside the entries and moved with them; `place` counts from
 * 0 in the board's order, `higher` is how many scored more, `next` the next higher score and its rank; null: there is none.
 * `sharesTracker`: they let their tracker be counted. `removedFor`: why they were removed; null: they were not.
 */
export type OwnPart = PlayerScore & {
  readonly isPlaying: boolean;
  readonly isAnonymous: boolean;
  readonly sharesTracker: boolean;
  readonly removedFor: string | null;
  readonly place: number;
  readonly higher: number;
  readonly next: { readonly score: number; readonly rank: number } | null;
  /** Once there is a result. */
  readonly badges: readonly Badge[];
};

/**
 * A challenge with what decides how one viewer sees it. `part` null: they never joined. `players`: who play now; `playedAtClose`: who
 * played when joining closed, as many as are needed to know its state. `group`: for whose members alone it is; null: it is for all.
 */
export type ChallengeFacts = {
  readonly challenge: KeptChallenge;
  readonly ties: ChallengeSight;
  readonly group: NamedGroup | null;
  readonly part: OwnPart | null;
  readonly players: number;
  readonly playedAtClose: number;
};

/** `mine`: made, joined or invited to; the others are those that the viewer may see, by where `today` stands in their days. */
export const CHALLENGE_LISTS = ["upcoming", "running", "final", "mine"] as const;
export type ChallengeList = (typeof CHALLENGE_LISTS)[number];

/** All challenges of one group, those that end last first. */
export type ChallengesOfGroup = { readonly group: GroupId };

/**
 * Where a page ends: at a challenge, and the day that orders its list, of `upcoming` its first and otherwise its last. It is a value: what
 * stands behind it is found without reading that challenge, which the viewer may not see.
 */
export type ChallengePlace = { readonly day: Day; readonly id: ChallengeId };

export type ChallengeSearch = {
  readonly list: ChallengeList | ChallengesOfGroup;
  readonly today: Day;
  readonly after: ChallengePlace | null;
  readonly limit: number;
};

/** A row of a board as it is kept; `customer` null: they were erased. */
export type KeptRow = PlayerScore & { readonly customer: CustomerId | null; readonly isAnonymous: boolean };

/** A row of a result: it never changes. `rank` null: nothing was scored. */
export type ResultRow = KeptRow & { readonly rank: number | null; readonly badges: readonly Badge[] };

export type BoardSpan = { readonly from: number; readonly limit: number };

/**
 * What a change of a customer's own sees. `facts` null: there is no such challenge. `running`: how many the customer made that are not
 * over. `isGroupSeen`: they see the group of the transaction in full, or it names none.
 */
export type SeenChallenge = {
  readonly facts: ChallengeFacts | null;
  /** The customer's own, by their days. */
  readonly entries: readonly Entry[];
  readonly running: number;
  readonly isGroupSeen: boolean;
};

/** `hindi`: what Hindi pages say of it from then on; what is made has none. */
export type ChallengeChange =
  | { readonly kind: "made"; readonly plan: ChallengePlan; readonly group: GroupId | null }
  | { readonly kind: "planned"; readonly plan: ChallengePlan; readonly hindi: ChallengeTexts | null }
  | { readonly kind: "cancelled" }
  | { readonly kind: "entered"; readonly entries: readonly Entry[]; readonly standing: PlayerScore }
  | { readonly kind: "left" }
  | { readonly kind: "named"; readonly isAnonymous: boolean }
  | { readonly kind: "tracked"; readonly sharesTracker: boolean };

export type ChallengeTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly challenge: ChallengeId;
  /** The group for which a challenge is to be made; null: for none. */
  readonly group: GroupId | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `change` null leaves all as it is. */
  readonly decide: (seen: SeenChallenge) => { readonly change: ChallengeChange | null; readonly answer: Answer };
};

/**
 * A result for `version`, made at `at` (in milliseconds since 1970), from the first place on. Whoever is there still has a name in it: only
 * a page decides who is told it.
 */
export type FrozenResult = {
  readonly version: number;
  readonly at: number;
  readonly rows: readonly ResultRow[];
};

/**
 * What removes a player: why, as they are told, the entry of the audit log (null: it is not staff who do it), and the result that takes the
 * place of the one there is, by its rows; null: there is none.
 */
export type PlayerRemoval = {
  readonly reason: string;
  readonly audit: AuditEntry | null;
  readonly result: ((rows: readonly ResultRow[]) => FrozenResult) | null;
};

/** `decide` sees the challenge with the part of whoever is to be removed; null: there is no such challenge. */
export type RemovalTransaction<Answer> = {
  readonly challenge: ChallengeId;
  readonly player: CustomerId;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly decide: (seen: ChallengeFacts | null) => { readonly change: PlayerRemoval | null; readonly answer: Answer };
};

/** The figures of a player as they are kept beside their entries. */
export type KeptStanding = PlayerScore & { readonly customer: CustomerId };

/**
 * All that is kept of a challenge's board. `standings`: who play now. `result`: the last one, from the first place on; empty: there is
 * none.
 */
export type KeptBoard = {
  readonly challenge: KeptChallenge;
  readonly board: Omit<BoardFacts, "at">;
  readonly standings: readonly KeptStanding[];
  readonly result: readonly ResultRow[];
};

/** `change` null leaves all as it is; else these standings take the place of those that are kept, and the audit entry is stored. */
export type DecidedBoard<Answer> = {
  readonly change: { readonly standings: readonly KeptStanding[]; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** `playedAtClose`: how many played when joining closed; `scored`: how many of those who play when the board is frozen have scored. */
export type FreezingFacts = {
  readonly version: number;
  readonly challenge: BoardChallenge;
  readonly playedAtClose: number;
  readonly scored: number;
};

/**
 * The first result, made at `at` (in milliseconds since 1970): what `resultOf` makes of the standings of all who play when the board is
 * frozen.
 */
export type Freezing = Pick<FrozenResult, "version" | "at"> & { readonly badges: BadgeTerms };

/** A challenge whose last result gives a customer badges. `isShown`: they have seen them on the page of badges. */
export type KeptBadges = { readonly challenge: ChallengeId; readonly isShown: boolean };

/** Challenges with their players, entries, standings and results. It finds candidates and facts; it never decides who sees what. */
export type Challenges = {
  /** In the order of `ids`; what there is none of is left out. `today` says which are over. */
  facts(viewer: CustomerId, ids: readonly ChallengeId[]): Promise<readonly ChallengeFacts[]>;
  /** What may be in a list, seen or not: the next to begin, the next to end or the last ended first. */
  candidates(viewer: CustomerId, search: ChallengeSearch): Promise<readonly ChallengePlace[]>;
  /** A customer's own entries, by their days. */
  entries(customer: CustomerId, challenge: ChallengeId): Promise<readonly Entry[]>;
  /** Who play now, from the highest score and then by id. `higher`: how many score more than the first of these rows. */
  standings(challenge: ChallengeId, span: BoardSpan): Promise<{ readonly rows: readonly KeptRow[]; readonly higher: number }>;
  /** The same of the last result. */
  results(challenge: ChallengeId, span: BoardSpan): Promise<readonly ResultRow[]>;
  /**
   * Changes a challenge, or the customer's part in it, as core decides. Atomic: neither the customer nor the freezing of its result changes
   * it meanwhile. A score that moves is kept with its entry or not at all. Who lets their tracker be counted has its open days counted with
   * it, as `changeByTracker` decides; from then on each change of the tracker does the same as part of its own step.
   */
  change<Answer>(transaction: ChallengeTransaction<Answer>): Promise<Answer>;
  /**
   * Removes a player as core decides, with the job that tells them and a result that takes them out. Atomic, as `change` and `freeze` are.
   */
  remove<Answer>(transaction: RemovalTransaction<Answer>): Promise<Answer>;
  /**
   * Cancels a challenge (null: there is none) as staff, if core answers the entry of the audit log. Atomic: no result is made meanwhile.
   */
  cancelByStaff<Answer>(
    challenge: ChallengeId,
    decide: (stored: KeptChallenge | null) => { readonly audit: AuditEntry | null; readonly answer: Answer },
  ): Promise<Answer>;
  /** Who play now, by their ids. */
  players(challenge: ChallengeId, request: { readonly after: CustomerId | null; readonly limit: number }): Promise<readonly CustomerId[]>;
  /** Keeps a result, or none (null). Atomic: no entry is made meanwhile. Null too where there is no such challenge. */
  freeze(challenge: ChallengeId, decide: (facts: FreezingFacts) => Freezing | null): Promise<void>;
  /** Everything that is kept of a board; null: there is no such challenge. */
  keptBoard(challenge: ChallengeId): Promise<KeptBoard | null>;
  /** Puts standings right as core decides (null: there is no such challenge). Atomic: no entry is made meanwhile. */
  rebuild<Answer>(challenge: ChallengeId, decide: (stored: KeptBoard | null) => DecidedBoard<Answer>): Promise<Answer>;
  /** Where a customer has won badges, the challenge that ended last first. */
  won(customer: CustomerId, limit: number): Promise<readonly KeptBadges[]>;
  /** Badges that a customer has won under their own name. */
  badgeTally(customer: CustomerId): Promise<BadgeTally>;
  /** Keeps when the customer first saw their badges of these challenges, in milliseconds since 1970. */
  markShown(customer: CustomerId, challenges: readonly ChallengeId[], at: number): Promise<void>;
  /** Challenges without a result whose last day is at most `last`, and which were not cancelled. */
  unfrozen(last: Day, limit: number): Promise<readonly ChallengeId[]>;
};
export const Challenges = token<Challenges>("Challenges");
