import { codePointOrder } from "../../shared/code-point-order.ts";
import { grouped } from "../../shared/grouped.ts";
import { customerId } from "../../identity/customer-id.ts";
import { badgesOf, badgeTerms } from "../leaderboard/badges.ts";
import { challengeState, challengeTimes, plays, withRemovals } from "../leaderboard/challenge-times.ts";
import { playerScore } from "../leaderboard/player-score.ts";
import { ranked } from "../leaderboard/ranked.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeptBoard, KeptStanding } from "../challenges/challenges.port.ts";
import type { Badge } from "../leaderboard/badges.ts";
import type { PlayerScore } from "../leaderboard/player-score.ts";

/** A player's figures. On a board that is not final there are neither ranks nor badges: they follow from the scores. */
export type BoardFigures = PlayerScore & { readonly rank: number | null; readonly badges: readonly Badge[] };

/** Where what is kept is unlike what the entries make; null: the player is not there. */
export type BoardDifference = {
  readonly customer: CustomerId;
  readonly kept: BoardFigures | null;
  readonly worked: BoardFigures | null;
};

/** `final`: the last result was compared, else the standings; those of a cancelled challenge are nobody's to see. */
export type BoardFindings = { readonly kind: "cancelled" | "running" | "final"; readonly differences: readonly BoardDifference[] };

/**
 * What is kept of a board, compared with what its entries make at `at`, in milliseconds since 1970. Who was erased keeps their figures in a
 * result: their entries are gone. Source: specification/challenges.md, Score and rank.
 */
export function boardFindings(stored: KeptBoard, at: number): BoardFindings {
  if (stored.result.length > 0) return { kind: "final", differences: differencesOfResult(stored) };
  if (isCancelled(stored, at)) return { kind: "cancelled", differences: [] };
  const figures = ({ score, days }: PlayerScore): BoardFigures => ({ score, days, rank: null, badges: [] });
  const worked = workedStandings(stored, at);
  const bothSides = compared(stored.standings.map(withFigures(figures)), worked.map(withFigures(figures)));
  return { kind: "running", differences: bothSides };
}

/** What the entries make of everybody who plays at `at`. */
export function workedStandings({ board }: Pick<KeptBoard, "board">, at: number): readonly KeptStanding[] {
  const times = challengeTimes(board.challenge);
  const until = Math.min(at, times.frozen);
  const entriesOf = grouped(board.entries, ({ person }) => person);
  return board.players
    .filter((player) => plays(player, until, times))
    .map(({ person }) => ({
      customer: customerId(person),
      ...playerScore(entriesOf.get(person) ?? [], { challenge: board.challenge, at: until }),
    }));
}

function isCancelled({ board: { challenge, players } }: KeptBoard, at: number): boolean {
  const times = challengeTimes(challenge);
  const playedAtClose = players.filter((player) => plays(player, times.joiningCloses, times)).length;
  return challengeState({ cancelledAt: challenge.cancelledAt, at, playedAtClose }, times) === "cancelled";
}

function differencesOfResult(stored: KeptBoard): readonly BoardDifference[] {
  const times = challengeTimes(stored.board.challenge);
  const nameless = stored.result.filter(({ customer }) => customer === null);
  const board = { ...stored.board, players: withRemovals(stored.board.players, times) };
  const rows = [...workedStandings({ board }, times.frozen), ...nameless];
  const scored = rows.filter(({ score }) => score > 0).length;
  const terms = badgeTerms({ goal: stored.board.challenge.goal, days: times.days, scored });
  const worked = ranked(rows.toSorted((a, b) => b.score - a.score)).map(({ customer, score, days, rank: place }) => {
    const rank = score === 0 ? null : place;
    return { customer, figures: { score, days, rank, badges: badgesOf({ rank, score, days }, terms) } };
  });
  const standings = stored.result.map(({ customer, score, days, rank, badges }) => ({ customer, figures: { score, days, rank, badges } }));
  return compared(standings.flatMap(named), worked.flatMap(named));
}

type Line = { readonly customer: CustomerId; readonly figures: BoardFigures };

const named = ({ customer, figures }: Omit<Line, "customer"> & { readonly customer: CustomerId | null }): readonly Line[] =>
  customer === null ? [] : [{ customer, figures }];

const withFigures =
  (figures: (stored: KeptStanding) => BoardFigures) =>
  (stored: KeptStanding): Line => ({ customer: stored.customer, figures: figures(stored) });

/** By the ids of the players. */
function compared(stored: readonly Line[], worked: readonly Line[]): readonly BoardDifference[] {
  const [before, now] = [figuresByPlayer(stored), figuresByPlayer(worked)];
  return [...new Set([...before.keys(), ...now.keys()])]
    .sort(codePointOrder)
    .map((customer) => ({ customer, kept: before.get(customer) ?? null, worked: now.get(customer) ?? null }))
    .filter((pair) => !isSame(pair.kept, pair.worked));
}

const figuresByPlayer = (lines: readonly Line[]): ReadonlyMap<CustomerId, BoardFigures> =>
  new Map(lines.map(({ customer, figures }) => [customer, figures]));

const isSame = (one: BoardFigures | null, other: BoardFigures | null): boolean =>
  one !== null &&
  other !== null &&
  one.score === other.score &&
  one.days === other.days &&
  one.rank === other.rank &&
  one.badges.join() === other.badges.join();
