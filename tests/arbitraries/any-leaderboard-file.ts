import fc from "fast-check";

export type WireChallenge = {
  readonly start: string;
  readonly end: string;
  readonly measure: string;
  readonly scoring?: string;
  readonly cap?: number;
  readonly day_goal?: number;
  readonly goal?: number;
  readonly cancelled_at?: string;
};
export type WirePlayer = {
  readonly person: string;
  readonly joined_at: string;
  readonly left_at?: string;
  readonly removed_at?: string;
  readonly anonymous?: boolean;
};
export type WireEntry = {
  readonly _id: string;
  readonly person: string;
  readonly day: string;
  readonly amount: number;
  readonly logged_at: string;
  readonly changes?: readonly { readonly at: string; readonly amount?: number | null }[];
};
export type WireLeaderboard = {
  readonly challenge: WireChallenge;
  readonly at: string;
  readonly viewer?: string | null;
  readonly players: readonly WirePlayer[];
  readonly blocks?: readonly { readonly from: string; readonly to: string }[];
  readonly entries: readonly WireEntry[];
};

const PEOPLE = ["asha", "ravi", "\u{1F600}", "\uFF5E", "farah"];
const DAYS = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"];

/** At an Indian midnight or a little beside it, or at some hour: where every limit lies. */
const anyMoment = (): fc.Arbitrary<number> =>
  fc
    .record({ day: fc.constantFrom(...DAYS), beside: fc.constantFrom(0, 0, -1, 1, 500, -250, 36_000_000, 72_000_000) })
    .map(({ day, beside }) => Date.parse(`${day}T00:00+05:30`) + beside);

/** The same instant in several ways of writing. */
export const written = (at: number, way: number): string => {
  const utc = new Date(at).toISOString();
  const indian = new Date(at + 19_800_000).toISOString().slice(0, 23);
  return [utc, utc.replace(".000Z", "Z"), indian, `${indian}+05:30`][way % 4] ?? utc;
};

const anyWritten = (): fc.Arbitrary<string> => fc.tuple(anyMoment(), fc.nat(3)).map(([at, way]) => written(at, way));

/** Joining is mostly in time: a board without players tells little. */
const anyJoined = (): fc.Arbitrary<number> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom("2026-11-30T08:00Z", "2026-11-28T08:00Z", "2026-12-01T10:00:00.5Z").map((text) => Date.parse(text)),
    },
    anyMoment(),
  );

const anyPlayer = (person: string) =>
  fc
    .record({
      joined: anyJoined(),
      left: fc.option(anyMoment(), { freq: 8 }),
      removed: fc.option(anyMoment(), { freq: 8 }),
      isGone: fc.nat(9),
      anonymous: fc.constantFrom(undefined, undefined, undefined, true, false),
      way: fc.nat(3),
    })
    .map(({ joined, left, removed, isGone, anonymous, way }) => ({
      person,
      joined_at: written(joined, way),
      ...(isGone < 2 && left !== null && left >= joined ? { left_at: written(left, way + 1) } : {}),
      ...(isGone === 2 && removed !== null && removed >= joined ? { removed_at: written(removed, way + 2) } : {}),
      ...(anonymous === undefined ? {} : { anonymous }),
    }));

const anyAmount = (): fc.Arbitrary<number> => fc.constantFrom(1, 50, 99, 100, 101, 150, 1_000_000);

/** Mostly of a player, and on one of the days on which most challenges are. */
const anyEntry = (people: readonly string[]) =>
  fc
    .record({
      person: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...people) }, fc.constantFrom(...PEOPLE)),
      day: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...DAYS.slice(1, 4)) }, fc.constantFrom(...DAYS)),
      amount: anyAmount(),
      beside: fc.constantFrom(36_000_000, 36_000_000, 36_000_000, 100_000_000, 172_800_000, 172_799_999, 0, -1),
      changes: fc.array(
        fc.record({
          later: fc.constantFrom(0, 1, 1000, 50_000_000, 136_799_999, 136_800_000),
          amount: fc.constantFrom(1, 100, 250, null, undefined),
        }),
        {
          maxLength: 3,
        },
      ),
      way: fc.nat(3),
    })
    .map(({ person, day, amount, beside, changes, way }) => {
      const logged = Date.parse(`${day}T00:00+05:30`) + beside;
      return {
        person,
        day,
        amount,
        logged_at: written(logged, way),
        ...(changes.length === 0
          ? {}
          : {
              changes: changes
                .toSorted((a, b) => a.later - b.later)
                .map(({ later, amount: changed }, index) => ({
                  at: written(logged + later, way + index),
                  ...(changed === undefined ? {} : { amount: changed }),
                })),
            }),
      };
    });

const anyChallenge = () =>
  fc
    .record({
      first: fc.constantFrom(1, 1, 2),
      length: fc.constantFrom(1, 2, 3, 4),
      scoring: fc.constantFrom(undefined, "total", "goal_days", "streak"),
      cap: fc.constantFrom(undefined, 100, 120, 150),
      dayGoal: fc.constantFrom(1, 60, 100),
      goal: fc.constantFrom(undefined, undefined, 1, 2, 100, 200),
      cancelled: fc.option(anyWritten(), { freq: 1_000 }),
      isCancelled: fc.nat(7),
    })
    .map(({ first, length, scoring, cap, dayGoal, goal, cancelled, isCancelled }) => ({
      _id: "c",
      measure: "floors",
      start: DAYS[first] ?? "",
      end: DAYS[first + length - 1] ?? "",
      ...(scoring === undefined ? {} : { scoring }),
      ...(cap === undefined ? {} : { cap }),
      ...(scoring === undefined || scoring === "total" ? {} : { day_goal: dayGoal }),
      ...(goal === undefined ? {} : { goal }),
      ...(isCancelled === 0 && cancelled !== null ? { cancelled_at: cancelled } : {}),
    }));

/** Files of `leaderboard check` as they are written, around a few Indian midnights. */
export const anyLeaderboardFile = (): fc.Arbitrary<object> =>
  fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1 }).chain((people) =>
    fc.record({
      challenge: anyChallenge(),
      at: fc.oneof(anyWritten(), fc.constant("2026-12-08T10:00:00Z"), fc.constantFrom("2026-12-02T20:00Z", "2026-12-03T20:00Z")),
      viewer: fc.constantFrom(...PEOPLE, null),
      players: fc.tuple(...people.map(anyPlayer)),
      blocks: fc.array(fc.record({ from: fc.constantFrom(...PEOPLE), to: fc.constantFrom(...PEOPLE) }), { maxLength: 2 }),
      entries: fc
        .array(anyEntry(people), { maxLength: 14 })
        .map((entries) => entries.map((entry, index) => ({ _id: `e${index}`, ...entry }))),
    }),
  );
