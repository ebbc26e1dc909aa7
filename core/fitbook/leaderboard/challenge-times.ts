import { firstInstantOf } from "../../shared/day.ts";
import type { BoardChallenge, Player } from "./board-facts.ts";

/** The milliseconds of a day; India has no summer time. */
export const DAY = 24 * 60 * 60 * 1000;

/**
 * The instants at which a challenge changes, in milliseconds since 1970. Joining closes one day after the start; the board is frozen two
 * days after the last day. Source: specification/challenges.md, States of a challenge.
 */
export type ChallengeTimes = {
  readonly begins: number;
  readonly joiningCloses: number;
  readonly ends: number;
  readonly frozen: number;
  /** Its length, in days. */
  readonly days: number;
};

export function challengeTimes({ start, end }: Pick<BoardChallenge, "start" | "end">): ChallengeTimes {
  const [begins, last] = [firstInstantOf(start), firstInstantOf(end)];
  return { begins, joiningCloses: begins + DAY, ends: last + DAY, frozen: last + 2 * DAY, days: (last - begins) / DAY + 1 };
}

export type ChallengeState = "cancelled" | "upcoming" | "ongoing" | "settling" | "completed";

/** `playedAtClose`: how many played when joining closed; two tell as much as a hundred. Times in milliseconds since 1970. */
type StateFacts = { readonly cancelledAt: number | null; readonly at: number; readonly playedAtClose: number };

/**
 * A challenge that is cancelled after its board was frozen is still completed. A challenge with fewer than two players is cancelled when
 * joining closes.
 */
export function challengeState({ cancelledAt, at, playedAtClose }: StateFacts, times: ChallengeTimes): ChallengeState {
  if (cancelledAt !== null && cancelledAt < times.frozen && at >= cancelledAt) return "cancelled";
  if (at >= times.joiningCloses && playedAtClose < LEAST_PLAYERS) return "cancelled";
  if (at < times.begins) return "upcoming";
  if (at < times.ends) return "ongoing";
  return at < times.frozen ? "settling" : "completed";
}

/** The players as the last result has them: staff may remove somebody after the freezing, which is as if it had come by then. */
export const withRemovals = (players: readonly Player[], { frozen }: ChallengeTimes): readonly Player[] =>
  players.map((player) => (player.removedAt !== null && player.removedAt > frozen ? { ...player, removedAt: frozen } : player));

/** Fewer make no challenge. */
export const LEAST_PLAYERS = 2;

/** Whether a player takes part at an instant: they joined in time, and have neither left nor been removed by then. */
export const plays = ({ joinedAt, leftAt, removedAt }: Player, at: number, { joiningCloses }: ChallengeTimes): boolean =>
  joinedAt <= at && joinedAt < joiningCloses && (leftAt === null || leftAt > at) && (removedAt === null || removedAt > at);
