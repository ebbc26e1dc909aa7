import { playerScore } from "../leaderboard/player-score.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Challenge, ChallengeId, ChallengeTexts } from "../challenge.ts";
import type { GroupId } from "../group.ts";
import type { BoardChallenge, Entry } from "../leaderboard/board-facts.ts";
import type { PlayerScore } from "../leaderboard/player-score.ts";
import type { ChallengePlan } from "./challenge-plan.ts";

/**
 * A challenge as it is kept. `hindi`: what is read of it on Hindi pages; null: the same. `maker` null: nobody in particular, or somebody
 * who was erased. `group`: whose members alone see and join it; null: it is for all. `version` counts its results: 0 while there is none, 2
 * after staff removed somebody from the first. Times in milliseconds since 1970.
 */
export type KeptChallenge = Challenge &
  ChallengePlan & {
    readonly hindi: ChallengeTexts | null;
    readonly maker: CustomerId | null;
    readonly group: GroupId | null;
    readonly cancelledAt: number | null;
    readonly version: number;
  };

/** The same as the rules of boards know it. */
export const boardChallenge = ({ start, end, scoring, cap, goal, cancelledAt }: KeptChallenge): BoardChallenge => ({
  start,
  end,
  scoring,
  cap,
  goal,
  cancelledAt,
});

/** The instant by which all that was taken has come. A server whose clock is behind the one that took an entry must not leave it out. */
export const ALL_TAKEN = Number.POSITIVE_INFINITY;

/** What a player has scored by all their entries. */
export const scoreNow = (entries: readonly Entry[], challenge: KeptChallenge): PlayerScore =>
  playerScore(entries, { challenge: boardChallenge(challenge), at: ALL_TAKEN });

/** One entry a player and day. */
export const entryId = (challenge: ChallengeId, customer: CustomerId, day: Day): string => `${challenge}.${customer}.${day}`;
