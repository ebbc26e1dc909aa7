import { describe, expect, it } from "vitest";
import { checkedLeaderboard } from "./checked-leaderboard.ts";

/**
 * Three days of steps, of which "16" is the first. Joining closes at the midnight before the 17th, the board is frozen at that before the
 * 20th.
 */
const challenge = { _id: "c", measure: "steps", start: "2026-11-16", end: "2026-11-18" };
const ist = (day: number, time = "00:00"): string => `2026-11-${day}T${time}:00+05:30`;
const joined = (person: string, given: object = {}) => ({ person, joined_at: ist(15), ...given });
const entry = (_id: string, person: string, day: number, amount: number, given: object = {}) => ({
  _id,
  person,
  day: `2026-11-${day}`,
  amount,
  logged_at: ist(day, "20:00"),
  ...given,
});

const told = (given: Readonly<Record<string, unknown>> & { readonly challenge?: object }) =>
  checkedLeaderboard({
    at: ist(25),
    players: [joined("asha"), joined("ravi")],
    ...given,
    challenge: { ...challenge, ...given.challenge },
  });

describe("a challenge [social, Challenges, Times]", () => {
  it.each([
    ["2026-11-15T23:59:59.999+05:30", "upcoming", true],
    [ist(16), "ongoing", true],
    ["2026-11-16T23:59:59.999+05:30", "ongoing", true],
    [ist(17), "ongoing", false],
    ["2026-11-18T18:29:59.999Z", "ongoing", false],
    [ist(19), "settling", false],
    ["2026-11-19T18:29:59.999Z", "settling", false],
    [ist(20), "completed", false],
  ])("is at %s %s, joinable: %j", (at, state, joinable) =>
    expect(told({ at })).toMatchObject({ state, joinable, days: 3, frozen_at: "2026-11-19T18:30:00Z" }),
  );

  it.each([
    [ist(14), ist(15), "upcoming"],
    [ist(15), ist(15), "cancelled"],
    ["2026-11-19T18:29:59.999Z", ist(15), "cancelled"],
    [ist(25), ist(20), "completed"],
    [ist(25), "2026-11-19T18:29:59.999Z", "cancelled"],
  ])("is at %s, cancelled at %s, %s", (at, cancelled_at, state) => expect(told({ at, challenge: { cancelled_at } }).state).toBe(state));

  it("is cancelled from the close of joining on where fewer than two play then", () => {
    const alone = { players: [joined("asha"), joined("ravi", { joined_at: ist(17) })] };
    expect(told({ ...alone, at: "2026-11-16T23:59:59.999+05:30" }).state).toBe("ongoing");
    expect(told({ ...alone, at: ist(17) }).state).toBe("cancelled");
    expect(told({ players: [joined("asha"), joined("ravi", { left_at: ist(17) })] }).state).toBe("cancelled");
    expect(told({ players: [joined("asha"), joined("ravi", { left_at: ist(17, "00:01") })] })).toMatchObject({
      state: "completed",
      players: 1,
    });
  });

  it("that is cancelled has no rows and nobody, and its entries keep their reasons", () => {
    const entries = [entry("a", "asha", 16, 5), entry("b", "meera", 16, 5)];
    expect(told({ challenge: { cancelled_at: ist(17) }, viewer: "asha", entries })).toEqual({
      state: "cancelled",
      joinable: false,
      days: 3,
      frozen_at: "2026-11-19T18:30:00Z",
      players: 0,
      rows: [],
      me: null,
      entries: [
        { _id: "a", reason: "counted" },
        { _id: "b", reason: "not_player" },
      ],
    });
  });
});

describe("a player [social, Challenges, Players]", () => {
  const playing = (given: object, at = ist(25)) =>
    told({ at, players: [joined("asha"), joined("ravi"), joined("meera", given)] }).rows.some(({ person }) => person === "meera");

  it("joined while that was open, and neither left nor was removed by then", () => {
    expect(playing({})).toBe(true);
    expect(playing({ joined_at: "2026-11-16T23:59:59.999+05:30" })).toBe(true);
    expect(playing({ joined_at: ist(17) })).toBe(false);
    expect(playing({ joined_at: ist(16, "12:00") }, ist(16, "11:59"))).toBe(false);
    expect(playing({ left_at: ist(18) }, "2026-11-17T23:59:59.999+05:30")).toBe(true);
    expect(playing({ left_at: ist(18) }, ist(18))).toBe(false);
    expect(playing({ removed_at: ist(19) })).toBe(false);
  });

  it("plays for ever once the board is frozen", () => {
    expect(playing({ left_at: "2026-11-20T00:00:00.001+05:30" })).toBe(true);
    expect(playing({ removed_at: ist(21) })).toBe(true);
  });
});

describe("an entry [social, Challenges, Entries]", () => {
  const reason = (given: object, at = ist(25)) => told({ at, entries: [{ ...entry("e", "asha", 17, 100), ...given }] }).entries[0]?.reason;

  it.each([
    ["later", { logged_at: ist(25, "00:01") }],
    ["later", { logged_at: ist(25, "00:01"), person: "nobody" }],
    ["not_player", { person: "nobody", day: "2026-11-30" }],
    ["outside", { day: "2026-11-15" }],
    ["outside", { day: "2026-11-19", logged_at: ist(18) }],
    ["early", { logged_at: "2026-11-16T23:59:59.999+05:30" }],
    ["counted", { logged_at: ist(17) }],
    ["counted", { logged_at: "2026-11-18T23:59:59.999+05:30" }],
    ["late", { logged_at: ist(19) }],
    ["late", { logged_at: ist(19), changes: [{ at: ist(19), amount: null }] }],
    ["removed", { changes: [{ at: ist(18), amount: null }] }],
    ["removed", { changes: [{ at: ist(18), amount: 5 }, { at: ist(18) }] }],
    [
      "counted",
      {
        changes: [
          { at: ist(18), amount: null },
          { at: ist(18), amount: 5 },
        ],
      },
    ],
    ["counted", { changes: [{ at: ist(19), amount: null }] }],
  ])("is %s: %j", (expected, given) => expect(reason(given)).toBe(expected));

  it("has the value of its last change before its limit and the instant", () => {
    const changes = [
      { at: ist(17, "21:00"), amount: 200 },
      { at: ist(18, "21:00"), amount: 300 },
      { at: ist(19), amount: 400 },
    ];
    const score = (at: string) => told({ at, viewer: "asha", entries: [entry("e", "asha", 17, 100, { changes })] }).me?.score;
    expect([ist(17, "20:59"), ist(17, "21:00"), ist(18, "21:00"), ist(25)].map(score)).toEqual([100, 200, 300, 300]);
  });

  it("is logged by the instant itself, even where that is the same", () =>
    expect([reason({}, ist(17, "20:00")), reason({}, ist(17, "19:59"))]).toEqual(["counted", "later"]));
});

describe("a score [social, Challenges, Score]", () => {
  const entries = [entry("a", "asha", 16, 90), entry("b", "asha", 16, 30), entry("c", "asha", 18, 60)];
  const row = (given: object) => told({ challenge: given, entries }).rows.find(({ person }) => person === "asha");

  it.each([
    [{ cap: 100 }, 160],
    [{}, 180],
    [{ scoring: "goal_days", day_goal: 60 }, 2],
    [{ scoring: "goal_days", day_goal: 100, cap: 100 }, 1],
    [{ scoring: "goal_days", day_goal: 121 }, 0],
    [{ scoring: "streak", day_goal: 60 }, 1],
  ])("with %j is %d", (given, score) => expect(row(given)).toMatchObject({ score, days: 2 }));

  it("of a streak is the longest run of days", () => {
    const days = [1, 2, 4, 5, 6, 8].map((day) =>
      entry(`e${day}`, "asha", 16, 5, { day: `2026-12-0${day}`, logged_at: `2026-12-0${day}T20:00` }),
    );
    const players = [joined("asha"), joined("ravi")];
    const long = { start: "2026-12-01", end: "2026-12-09", scoring: "streak", day_goal: 1 };
    expect(told({ at: "2026-12-25T10:00", challenge: long, players, entries: days.toReversed() }).rows[0]).toMatchObject({
      score: 3,
      days: 6,
    });
  });
});

describe("a rank [social, Challenges, Rank, Badges]", () => {
  const of = (scores: Readonly<Record<string, number>>, given: object = {}) => {
    const players = Object.keys(scores).map((person) => joined(person));
    const entries = Object.entries(scores).flatMap(([person, amount]) => (amount === 0 ? [] : [entry(person, person, 16, amount)]));
    return told({ players, entries, ...given });
  };

  it("is 1-2-2-4, from the highest score, then by code points; without a score there is none", () => {
    const { rows } = of({ ravi: 5, "\u{1F600}": 7, "\uFF5E": 7, asha: 9, meera: 0 });
    expect(rows.map(({ rank, person }) => [rank, person])).toEqual([
      [1, "asha"],
      [2, "\uFF5E"],
      [2, "\u{1F600}"],
      [4, "ravi"],
      [null, "meera"],
    ]);
    expect(rows.map(({ badges }) => badges)).toEqual([["gold"], ["silver"], ["silver"], [], []]);
  });

  it.each([
    [{ asha: 9, ravi: 9, meera: 3 }, [["gold"], ["gold"], ["bronze"]]],
    [{ asha: 9, ravi: 0 }, [[], []]],
    [{ asha: 9, ravi: 8, meera: 7 }, [["gold"], ["silver"], ["bronze"]]],
  ])("of %j gives %j", (scores, badges) => expect(of(scores).rows.map((row) => row.badges)).toEqual(badges));

  it("gives no badge before the board is frozen", () =>
    expect(of({ asha: 9, ravi: 8 }, { at: ist(19) }).rows.map(({ badges }) => badges)).toEqual([[], []]));

  it("makes a finisher of who reached the goal, or counted on half of the days without one", () => {
    const scores = { asha: 9, ravi: 8 };
    expect(of(scores, { challenge: { goal: 9 } }).rows.map(({ badges }) => badges)).toEqual([["gold", "finisher"], ["silver"]]);
    expect(of(scores, { challenge: { end: "2026-11-17" } }).rows.map(({ badges }) => badges)).toEqual([
      ["gold", "finisher"],
      ["silver", "finisher"],
    ]);
    expect(of({ asha: 9, ravi: 0 }, { challenge: { goal: 1 } }).rows.map(({ badges }) => badges)).toEqual([["finisher"], []]);
  });

  it("is told to the viewer with what is missing to the next higher score", () => {
    const me = (viewer: string | null) => of({ asha: 9, ravi: 9, meera: 3, farah: 0 }, { viewer }).me;
    expect(me("asha")).toEqual({ rank: 1, score: 9, next: null });
    expect(me("meera")).toEqual({ rank: 3, score: 3, next: 6 });
    expect(me("farah")).toEqual({ rank: null, score: 0, next: 3 });
    expect([me("nobody"), me(null)]).toEqual([null, null]);
  });
});

describe("a name on a board [social, Challenges, Names]", () => {
  const names = (viewer: string | null) =>
    told({
      viewer,
      players: [joined("asha"), joined("farah", { anonymous: true }), joined("ravi")],
      blocks: [{ from: "asha", to: "ravi" }],
      entries: [entry("a", "asha", 16, 3), entry("f", "farah", 16, 2), entry("r", "ravi", 16, 1)],
    }).rows.map(({ person }) => person);

  it("is missing where its player is blocked with the viewer or anonymous, never to oneself, nor to staff", () => {
    expect(names("asha")).toEqual(["asha", null, null]);
    expect(names("ravi")).toEqual([null, null, "ravi"]);
    expect(names("farah")).toEqual(["asha", "farah", "ravi"]);
    expect(names("somebody else")).toEqual(["asha", null, "ravi"]);
    expect(names(null)).toEqual(["asha", "farah", "ravi"]);
  });
});
