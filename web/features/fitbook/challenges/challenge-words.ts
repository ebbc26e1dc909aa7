import { challengeTimes } from "#core/fitbook/leaderboard/challenge-times.ts";
import { isEntered } from "#core/fitbook/leaderboard/measure.ts";
import { scoreOf } from "#core/fitbook/leaderboard/score.ts";
import { datedEndAt, endAt, momentAt } from "#web/design/figures/moments.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { dayOf, weekdayOf } from "#web/design/figures/days.ts";
import { counted } from "#web/design/phrase.ts";
import { challengePhrases as says } from "#web/features/fitbook/wording/challenges.ts";
import type { ChallengeList, ChallengesOfGroup } from "#core/fitbook/challenges/challenges.port.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { Scoring } from "#core/fitbook/leaderboard/board-facts.ts";
import type { Measure } from "#core/fitbook/leaderboard/measure.ts";

/** What is said of challenges, in any language. */
export const challengeWords = {
  ...says,
  span: ({ start, end }: Pick<VisibleChallenge, "start" | "end">): string => says.days({ from: weekdayOf(start), to: dayOf(end) }),
  none: (list: ChallengeList | ChallengesOfGroup): string => (typeof list === "string" ? says.noneIn[list] : says.ofGroup.none),
  listName: (list: ChallengeList | ChallengesOfGroup): string => (typeof list === "string" ? says.lists[list] : says.ofGroup.title),
  whoJoins: ({ isOpen, isForAll }: Pick<VisibleChallenge, "isOpen" | "isForAll">): string =>
    isForAll ? (isOpen ? says.open : says.invited) : isOpen ? says.ofGroup.open : says.ofGroup.invited,
  /**
   * Why nobody can join any more, to whoever does not play; null: they can, or it is not for want of time. `at`: the present, in
   * milliseconds since 1970.
   */
  joiningClosed: ({ start, end, me, state, removedFor }: VisibleChallenge, at: number): string | null =>
    me !== null || removedFor !== null || state === "cancelled" || at < challengeTimes({ start, end }).joiningCloses
      ? null
      : says.joiningClosed({ moment: endAt(challengeTimes({ start, end }).joiningCloses) }),
  /** Where a player will enter the days of a challenge that has not begun; null: it has, or its days come from a tracker. */
  enteredLater: ({ me, state, measure, start }: VisibleChallenge): string | null =>
    me === null || state !== "upcoming" || !isEntered(measure)
      ? null
      : says.entry.later({ measure: says.measures[measure], day: weekdayOf(start) }),
  players: (count: number): string => counted(count, says.players, { count: wholeNumber(count) }),
  maker: ({ isMine, maker }: VisibleChallenge): string | null =>
    isMine ? says.byYou : maker === null ? null : says.by({ name: maker.name }),
  /** A score in the unit in which a challenge scores. */
  score: ({ measure, scoring }: Pick<VisibleChallenge, "measure" | "scoring">, score: number): string =>
    scoring.kind === "total" ? amount(measure, score) : counted(score, says.dayAmount, { count: wholeNumber(score) }),
  amount,
  place: ({ me, ...challenge }: VisibleChallenge): string | null => {
    if (me === null) return null;
    const score = challengeWords.score(challenge, me.score);
    return me.rank === null ? `${says.unranked} · ${score}` : `${says.rank({ rank: wholeNumber(me.rank) })} · ${score}`;
  },
  next: ({ me, ...challenge }: VisibleChallenge): string | null => {
    if (me === null || me.score === 0) return null;
    if (me.next === null || me.nextRank === null) return says.first;
    return says.toNext({ amount: challengeWords.score(challenge, me.next), rank: wholeNumber(me.nextRank) });
  },
  /** How far a player has come to the score of a finisher, 0 to 1; null: there is none to come to, or the challenge is over. */
  toFinish: ({ me, goal, state, ...challenge }: VisibleChallenge): { readonly label: string; readonly share: number } | null => {
    if (me === null || goal === null || state === "completed") return null;
    const missing = goal - me.score;
    if (missing <= 0) return { label: says.finishes, share: 1 };
    return { label: says.toFinish({ amount: challengeWords.score(challenge, missing) }), share: me.score / goal };
  },
  /** How high each of one's own days is drawn, 0 to 1: against what a day must reach, else against the best of them. */
  heights: (scoring: Scoring, days: readonly OwnDay[]): readonly number[] => {
    const full = scoring.kind === "total" ? Math.max(1, ...days.map(({ counted: counts }) => counts)) : scoring.dayGoal;
    return days.map(({ counted: counts }) => Math.min(1, counts / full));
  },
  /** How the score comes about from one's own days, told from the last on; null: nothing of them counts. */
  workedOut: (challenge: Pick<VisibleChallenge, "measure" | "scoring" | "cap">, days: readonly OwnDay[]): string | null => {
    const counts = days.map(({ counted: counts }) => counts).toReversed();
    const score = challengeWords.score(challenge, scoreOf(new Map(counts.entries()), challenge));
    const { measure, scoring } = challenge;
    const some = counts.filter((count) => count > 0);
    if (some.length === 0) return null;
    const sum =
      scoring.kind === "total"
        ? says.strip.total({ days: some.map(wholeNumber).join(" + "), score })
        : says.strip.reached[scoring.kind]({ score, goal: amount(measure, scoring.dayGoal) });
    return says.strip.workedOut({ sum });
  },
  /** What became of a day. */
  became: ({ amount: entered, counted: counts, reason, isOpen }: OwnDay, measure: Measure): string => {
    if (!isEntered(measure) && entered === null) return isOpen ? says.strip.open : says.tracked.missed;
    if (reason === "removed" && isOpen) return says.strip.open;
    if (reason === null || entered === null)
      return reason === null ? (isOpen ? says.strip.open : says.strip.missed) : says.strip.reasons.removed;
    if (reason !== "counted") return says.strip.reasons[reason];
    return counts < entered ? says.strip.capped({ counted: amount(measure, counts) }) : "";
  },
  asOf: (at: number): string => says.boardWords.provisional({ moment: momentAt(at) }),
  finalSince: (at: number): string => says.boardWords.final({ moment: datedEndAt(at) }),
};

function amount(measure: Measure, of: number): string {
  return says.amounts[measure]({ amount: wholeNumber(of) });
}
