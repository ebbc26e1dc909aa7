import { ownDays } from "../challenges/own-days.ts";
import { leaderboard } from "../leaderboard/leaderboard.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeptChallenge } from "../challenges/kept-challenge.ts";
import type { OwnDay } from "../challenges/own-days.ts";
import type { BoardFacts } from "../leaderboard/board-facts.ts";
import type { BoardRow, OwnStanding } from "../leaderboard/leaderboard.ts";

/** One player of a board: where they stand, who stands beside them with all names, and their days, the last first. */
export type PlayerOnBoard = {
  readonly customer: CustomerId;
  readonly standing: OwnStanding;
  readonly beside: readonly BoardRow[];
  readonly days: readonly OwnDay[];
};

/** How many rows of the board are shown above the player, and below. */
const BESIDE = 2;

/**
 * A player's place on the board of a challenge, with their days; null: the customer is no player. Source: specification/challenges.md,
 * Staff commands.
 */
export function playerOnBoard(challenge: KeptChallenge, facts: BoardFacts, customer: CustomerId): PlayerOnBoard | null {
  const { rows } = leaderboard(facts);
  const { me: standing } = leaderboard({ ...facts, viewer: customer });
  if (standing === null) return null;
  const place = rows.findIndex(({ person }) => person === customer);
  const entries = facts.entries.filter(({ person }) => person === customer);
  return {
    customer,
    standing,
    beside: rows.slice(Math.max(0, place - BESIDE), place + BESIDE + 1),
    days: ownDays(challenge, entries, facts.at),
  };
}
