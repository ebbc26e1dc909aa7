import type { WireLeaderboard } from "#tests/arbitraries/any-leaderboard-file.ts";

/**
 * The board's contract once more, sentence by sentence and day by day: a model for the one that the product has.
 * Source: specification/challenges.md, The command.
 */
export function naiveLeaderboard(file: WireLeaderboard): object {
  const { challenge, players, entries, blocks = [], viewer = null } = file;
  const at = instant(file.at);
  const days: string[] = [];
  for (let day = challenge.start; day <= challenge.end; day = later(day, 1)) days.push(day);
  const close = midnight(later(challenge.start, 1));
  const frozen = midnight(later(challenge.end, 2));
  const playsAt = (time: number) =>
    players.filter(
      (player) =>
        instant(player.joined_at) <= time &&
        instant(player.joined_at) < close &&
        !(player.left_at !== undefined && instant(player.left_at) <= time) &&
        !(player.removed_at !== undefined && instant(player.removed_at) <= time),
    );
  const cancelled = challenge.cancelled_at === undefined ? Number.POSITIVE_INFINITY : instant(challenge.cancelled_at);
  const isCancelled = (cancelled < frozen && at >= cancelled) || (at >= close && playsAt(close).length < 2);
  const state = isCancelled
    ? "cancelled"
    : at < midnight(challenge.start)
      ? "upcoming"
      : at < midnight(later(challenge.end, 1))
        ? "ongoing"
        : at < frozen
          ? "settling"
          : "completed";
  const playing = playsAt(Math.min(at, frozen));

  const valueOf = (entry: WireLeaderboard["entries"][number]): number | null => {
    const limit = midnight(later(entry.day, 2));
    let value: number | null = entry.amount;
    for (const change of entry.changes ?? []) if (instant(change.at) < limit && instant(change.at) <= at) value = change.amount ?? null;
    return value;
  };
  const reasons = entries.map((entry) => {
    const logged = instant(entry.logged_at);
    if (logged > at) return "later";
    if (!playing.some(({ person }) => person === entry.person)) return "not_player";
    if (!days.includes(entry.day)) return "outside";
    if (logged < midnight(entry.day)) return "early";
    if (logged >= midnight(later(entry.day, 2))) return "late";
    return valueOf(entry) === null ? "removed" : "counted";
  });

  const cap = challenge.cap ?? 150; // Of floors.
  const scores = playing.map(({ person, anonymous = false }) => {
    const sums = days.map((day) =>
      entries.reduce(
        (sum, entry, index) =>
          entry.person === person && entry.day === day && reasons[index] === "counted" ? sum + (valueOf(entry) ?? 0) : sum,
        0,
      ),
    );
    const reached = sums.map((sum) => Math.min(sum, cap) >= (challenge.day_goal ?? 0));
    const streaks = reached.map((_, first) => {
      let length = 0;
      while (reached[first + length] === true) length++;
      return length;
    });
    const score =
      challenge.scoring === "streak"
        ? Math.max(...streaks)
        : challenge.scoring === "goal_days"
          ? reached.filter(Boolean).length
          : sums.reduce((total, sum) => total + Math.min(sum, cap), 0);
    return { person, anonymous, score, days: sums.filter((sum) => sum > 0).length };
  });
  const rankOf = (score: number) => (score === 0 ? null : 1 + scores.filter((other) => other.score > score).length);
  const two = scores.filter(({ score }) => score > 0).length >= 2;
  const apart = (person: string) => blocks.some(({ from, to }) => (from === person && to === viewer) || (from === viewer && to === person));
  const rows = scores
    .toSorted((a, b) => b.score - a.score || inCodePoints(a.person, b.person))
    .map(({ person, anonymous, score, days: counted }) => {
      const rank = rankOf(score);
      const medal = two && rank !== null ? ["gold", "silver", "bronze"][rank - 1] : undefined;
      const finished = challenge.goal === undefined ? counted >= days.length / 2 : score >= challenge.goal;
      return {
        rank,
        person: viewer !== null && person !== viewer && (anonymous || apart(person)) ? null : person,
        score,
        days: counted,
        badges: state === "completed" ? [...(medal === undefined ? [] : [medal]), ...(finished ? ["finisher"] : [])] : [],
      };
    });
  const own = scores.find(({ person }) => person === viewer);
  const higher = scores.map(({ score }) => score).filter((score) => score > (own?.score ?? 0));
  const me =
    own === undefined
      ? null
      : { rank: rankOf(own.score), score: own.score, next: higher.length === 0 ? null : Math.min(...higher) - own.score };
  return {
    state,
    joinable: !isCancelled && at < close,
    days: days.length,
    frozen_at: `${new Date(frozen).toISOString().slice(0, 19)}Z`,
    players: isCancelled ? 0 : playing.length,
    rows: isCancelled ? [] : rows,
    me: isCancelled ? null : me,
    entries: entries.map(({ _id }, index) => ({ _id, reason: reasons[index] })),
  };
}

/** Without an offset it is Indian time. */
const instant = (text: string): number => Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+05:30`);
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function inCodePoints(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  for (let at = 0; at < Math.max(x.length, y.length); at++) {
    const difference = (x[at]?.codePointAt(0) ?? -1) - (y[at]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
