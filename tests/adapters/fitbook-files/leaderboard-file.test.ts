import { describe, expect, it } from "vitest";
import { changed } from "#tests/adapters/cart-file/wire-file.ts";
import { leaderboardFaults } from "#tests/cli/fitbook/checked-leaderboard.ts";
import type { WirePart } from "#tests/adapters/cart-file/wire-file.ts";

/** Everything that a file can hold. */
const aFile = (): WirePart => ({
  challenge: {
    _id: "c1",
    measure: "floors",
    start: "2026-11-16",
    end: "2026-11-20",
    scoring: "streak",
    cap: 100,
    day_goal: 50,
    goal: 3,
    cancelled_at: "2026-11-18T10:00Z",
  },
  at: "2026-11-20T10:00:00.5+05:30",
  viewer: "asha",
  players: [
    { person: "asha", joined_at: "2026-11-15T10:00Z", left_at: "2026-11-15T10:00Z", removed_at: "2026-11-17T10:00Z", anonymous: true },
    { person: "ravi", joined_at: "2026-11-15T10:00Z" },
  ],
  blocks: [{ from: "asha", to: "somebody who plays nothing" }],
  entries: [
    {
      _id: "e1",
      person: "asha",
      day: "2026-11-16",
      amount: 60,
      logged_at: "2026-11-16T10:00Z",
      changes: [
        { at: "2026-11-16T10:00Z", amount: 70 },
        { at: "2026-11-16T10:00Z", amount: null },
      ],
    },
    { _id: "e2", person: "nobody", day: "2026-11-16", amount: 1, logged_at: "2026-11-16T10:00Z" },
  ],
});

const paths = (file: unknown): readonly string[] => leaderboardFaults(JSON.parse(JSON.stringify(file))).map(({ path }) => path);

describe("a file of leaderboard check [social, Challenges]", () => {
  it("may hold everything, or a challenge and an instant alone", () => {
    expect(paths(aFile())).toEqual([]);
    expect(paths({ challenge: { _id: "c", measure: "steps", start: "2026-11-16", end: "2026-11-16" }, at: "2026-11-16T10:00" })).toEqual(
      [],
    );
  });

  it.each([
    "challenge",
    "challenge._id",
    "challenge.measure",
    "challenge.start",
    "challenge.end",
    "challenge.day_goal",
    "at",
    "players[0].person",
    "players[0].joined_at",
    "blocks[0].from",
    "blocks[0].to",
    "entries[0]._id",
    "entries[0].person",
    "entries[0].day",
    "entries[0].amount",
    "entries[0].logged_at",
    "entries[0].changes[0].at",
  ])("needs %s, also where it is null, and that is one fault", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([path]);
    expect(paths(changed(aFile(), path, null))).toEqual([path]);
  });

  it.each([
    "challenge.scoring",
    "challenge.cap",
    "challenge.goal",
    "challenge.cancelled_at",
    "viewer",
    "players",
    "players[0].left_at",
    "players[0].removed_at",
    "players[0].anonymous",
    "blocks",
    "entries",
    "entries[0].changes",
    "entries[0].changes[0].amount",
  ])("may leave out %s, and takes nothing of another type there", (path) => {
    expect(paths(changed(aFile(), path, undefined))).toEqual([]);
    expect(paths(changed(aFile(), path, null))).toEqual([]);
    for (const wrong of [{}, 0.5]) expect(paths(changed(aFile(), path, wrong))).toEqual([path]);
  });

  it.each([
    ["challenge.measure", "weight"],
    ["challenge.measure", "Steps"],
    ["challenge.start", "2026-11-16T10:00Z"],
    ["challenge.start", "2026-02-30"],
    ["challenge.start", "1999-12-31"],
    ["challenge.end", "2200-01-01"],
    ["challenge.end", "2026-11-15"],
    ["challenge.end", "2027-02-14"],
    ["challenge.scoring", "best"],
    ["challenge.cap", 0],
    ["challenge.cap", 151],
    ["challenge.cap", 49.5],
    ["challenge.cap", "100"],
    ["challenge.day_goal", 0],
    ["challenge.day_goal", 101],
    ["challenge.goal", 0],
    ["challenge.goal", 1.5],
    ["challenge.cancelled_at", "2026-11-18"],
    ["at", "2026-11-20"],
    ["at", 1_795_000_000],
    ["players[1].person", "asha"],
    ["players[0].left_at", "2026-11-15T09:59:59.999Z"],
    ["players[0].removed_at", "2026-11-15T09:59:59.999Z"],
    ["entries[1]._id", "e1"],
    ["entries[0].amount", 0],
    ["entries[0].amount", 1_000_001],
    ["entries[0].amount", 1.5],
    ["entries[0].changes[0].amount", 0],
    ["entries[0].changes[0].at", "2026-11-16T09:59Z"],
    ["entries[0].changes[1].at", "2026-11-16T09:59Z"],
  ])("is faulty with %s %j", (path, value) => expect(paths(changed(aFile(), path, value))).toEqual([path]));

  it("may last ninety days, and one", () => {
    expect(paths(changed(aFile(), "challenge.end", "2027-02-13"))).toEqual([]);
    expect(paths(changed(aFile(), "challenge.end", "2026-11-16"))).toEqual([]);
  });

  it("needs a goal of a day but for totals, and no higher one than the cap of its measure", () => {
    const total = changed(changed(aFile(), "challenge.scoring", "total"), "challenge.day_goal", undefined);
    expect(paths(total)).toEqual([]);
    expect(paths(changed(total, "challenge.day_goal", 101))).toEqual(["challenge.day_goal"]);
    expect(paths(changed(changed(aFile(), "challenge.cap", undefined), "challenge.day_goal", 150))).toEqual([]);
    expect(paths(changed(changed(aFile(), "challenge.cap", undefined), "challenge.day_goal", 151))).toEqual(["challenge.day_goal"]);
  });

  it.each([
    ["steps", 30_000],
    ["distance_m", 50_000],
    ["floors", 150],
    ["rounds", 108],
    ["exercise_minutes", 240],
    ["exercise_kcal", 1_500],
    ["water_ml", 4_000],
    ["sleep_minutes", 540],
  ])("caps a day of %s at %d", (measure, cap) => {
    const file = (value: number) =>
      changed(changed(changed(aFile(), "challenge.measure", measure), "challenge.cap", value), "challenge.day_goal", 1);
    expect(paths(file(cap))).toEqual([]);
    expect(paths(file(cap + 1))).toEqual(["challenge.cap"]);
  });

  it("judges nothing by what is faulty itself", () => {
    expect(paths(changed(aFile(), "challenge.measure", 5))).toEqual(["challenge.measure"]);
    expect(paths(changed(aFile(), "challenge.start", 5))).toEqual(["challenge.start"]);
    expect(paths(changed(aFile(), "players[0].joined_at", 5))).toEqual(["players[0].joined_at"]);
    expect(paths(changed(aFile(), "entries[0].logged_at", 5))).toEqual(["entries[0].logged_at"]);
  });

  it("names each change that comes before its entry, or before the one above it", () => {
    const file = changed(aFile(), "entries[0].changes", [
      { at: "2026-11-16T08:00Z", amount: 1 },
      { at: "2026-11-16T09:00Z", amount: 1 },
      { at: "2026-11-16T12:00Z", amount: 1 },
      { at: "2026-11-16T11:00Z", amount: 1 },
    ]);
    expect(paths(file)).toEqual(["entries[0].changes[0].at", "entries[0].changes[1].at", "entries[0].changes[3].at"]);
  });
});
