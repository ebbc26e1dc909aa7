import { customerId } from "../../identity/customer-id.ts";
import { challengeTimes } from "../leaderboard/challenge-times.ts";
import { leaderboard } from "../leaderboard/leaderboard.ts";
import type { Settlement, SettlingFacts } from "./challenges.port.ts";

/**
 * The result of a challenge that is completed at `at` and has none yet; null: it is not to be settled. It is worked out from the entries
 * alone. Source: specification/challenges.md, States of a challenge.
 */
export function settlementOf({ version, board }: SettlingFacts, at: number): Settlement | null {
  if (version > 0 || at < challengeTimes(board.challenge).frozen) return null;
  const { state, rows } = leaderboard({ ...board, at, viewer: null, blocks: [] });
  if (state !== "completed") return null;
  const isAnonymous = new Map(board.players.map((player) => [player.person, player.isAnonymous]));
  return {
    version: 1,
    at,
    rows: rows.flatMap(({ person, ...row }) =>
      person === null ? [] : [{ ...row, customer: customerId(person), isAnonymous: isAnonymous.get(person) === true }],
    ),
  };
}
