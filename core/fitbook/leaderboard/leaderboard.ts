import { codePointOrder } from "../../shared/code-point-order.ts";
import { blockedPairs } from "../visibility/blocked-pairs.ts";
import { badgesOf, badgeTerms } from "./badges.ts";
import { challengeState, challengeTimes, plays } from "./challenge-times.ts";
import { judgedEntry } from "./judged-entry.ts";
import { ranked } from "./ranked.ts";
import { daySums, scoreOfDays } from "./player-score.ts";
import type { Badge } from "./badges.ts";
import type { BoardFacts } from "./board-facts.ts";
import type { ChallengeState, ChallengeTimes } from "./challenge-times.ts";
import type { EntryFault } from "./judged-entry.ts";

/**
 * A row of the board. `person` null: blocked with the viewer, or anonymous; the viewer can't tell which. `rank` null: nothing was scored.
 * `days`: those on which something counted.
 */
export type BoardRow = {
  readonly rank: number | null;
  readonly person: string | null;
  readonly score: number;
  readonly days: number;
  readonly badges: readonly Badge[];
};

/** `next`: what is missing to the next higher score; null: there is none. */
export type OwnStanding = { readonly rank: number | null; readonly score: number; readonly next: number | null };

export type JudgedEntryView = { readonly id: string; readonly reason: "counted" | EntryFault };

/** `frozenAt` in milliseconds since 1970; `days`: the length of the challenge; `me` null: the viewer does not play. */
export type Leaderboard = {
  readonly state: ChallengeState;
  readonly isJoinable: boolean;
  readonly days: number;
  readonly frozenAt: number;
  readonly players: number;
  readonly rows: readonly BoardRow[];
  readonly me: OwnStanding | null;
  readonly entries: readonly JudgedEntryView[];
};

/**
 * The board of a challenge at an instant, calculated from its entries alone. After it is frozen it never changes. A cancelled challenge has
 * no rows. Every board has an answer; none is refused. Source: specification/challenges.md, States of a challenge.
 */
export function leaderboard(facts: BoardFacts): Leaderboard {
  const { challenge, at } = facts;
  const times = challengeTimes(challenge);
  const playedAtClose = facts.players.filter((player) => plays(player, times.joiningCloses, times)).length;
  const state = challengeState({ cancelledAt: challenge.cancelledAt, at, playedAtClose }, times);
  const players = facts.players.filter((player) => plays(player, Math.min(at, times.frozen), times));
  const playing = new Set(players.map(({ person }) => person));
  const judged = facts.entries.map((entry) => ({
    entry,
    judgement: judgedEntry(entry, { at, isPlayer: (person) => playing.has(person), times }),
  }));
  const entries = judged.map(({ entry: { id }, judgement: { reason } }) => ({ id, reason }));
  const isCancelled = state === "cancelled";
  const head = { state, isJoinable: !isCancelled && at < times.joiningCloses, days: times.days, frozenAt: times.frozen };
  if (isCancelled) return { ...head, players: 0, rows: [], me: null, entries };
  const sums = daySums(judged);
  const standings = ranked(
    players
      .map(({ person, isAnonymous }) => ({ person, isAnonymous, ...scoreOfDays(sums.get(person), challenge) }))
      .sort((a, b) => b.score - a.score || codePointOrder(a.person, b.person)),
  ).map((standing) => ({ ...standing, rank: standing.score === 0 ? null : standing.rank }));
  const isShown = shownTo(facts);
  const badges = badgesAt(state, { facts, times, scored: standings.filter(({ score }) => score > 0).length });
  return {
    ...head,
    players: players.length,
    rows: standings.map((standing) => ({
      rank: standing.rank,
      person: isShown(standing) ? standing.person : null,
      score: standing.score,
      days: standing.days,
      badges: badges(standing),
    })),
    me: ownPlace(standings, facts.viewer),
    entries,
  };
}

type Standing = {
  readonly person: string;
  readonly isAnonymous: boolean;
  readonly rank: number | null;
  readonly score: number;
  readonly days: number;
};

/** Whether a viewer is told a player's name. A player's own name is always told; staff are told all names. */
function shownTo({ viewer, blocks }: BoardFacts): (standing: Standing) => boolean {
  const areApart = blockedPairs(blocks);
  return ({ person, isAnonymous }) => viewer === null || person === viewer || !(isAnonymous || areApart(viewer, person));
}

type Ending = { readonly facts: BoardFacts; readonly times: ChallengeTimes; readonly scored: number };

function badgesAt(state: ChallengeState, { facts, times, scored }: Ending): (standing: Standing) => readonly Badge[] {
  if (state !== "completed") return () => [];
  const terms = badgeTerms({ goal: facts.challenge.goal, days: times.days, scored });
  return (standing) => badgesOf(standing, terms);
}

/** `standings` start with the highest score. */
function ownPlace(standings: readonly Standing[], viewer: string | null): OwnStanding | null {
  const me = standings.find(({ person }) => person === viewer);
  if (me === undefined) return null;
  const above = standings.findLast(({ score }) => score > me.score);
  return { rank: me.rank, score: me.score, next: above === undefined ? null : above.score - me.score };
}
