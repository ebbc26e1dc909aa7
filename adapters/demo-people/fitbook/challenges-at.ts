import { challengeId } from "#core/fitbook/challenge.ts";
import { boardChallenge, entryId } from "#core/fitbook/challenges/kept-challenge.ts";
import { playerScore } from "#core/fitbook/leaderboard/player-score.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { demoGroupId } from "./groups-at.ts";
import { demoCustomerId } from "../people-at.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { Entry } from "#core/fitbook/leaderboard/board-facts.ts";
import type { PlayerScore } from "#core/fitbook/leaderboard/player-score.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type DemoPlayer = PlayerScore & { readonly customer: CustomerId; readonly joinedAt: number; readonly isAnonymous: boolean };

export type DemoChallenge = {
  readonly challenge: KeptChallenge & { readonly maker: CustomerId };
  readonly players: readonly DemoPlayer[];
  readonly entries: readonly Entry[];
};

export type ChallengePlan = Omit<KeptChallenge, "id" | "start" | "end" | "maker" | "group" | "isOpen" | "cancelledAt" | "version"> & {
  readonly key: string;
  readonly maker: string;
  /** The key of the group for whose members it is; left out: it is for all. */
  readonly group?: string;
  /** Days from today on. */
  readonly starts: number;
  readonly ends: number;
};

/** What somebody enters, day by day, 0: nothing; and which of these days too late, counted from 0. */
export type PlannedPlayer = {
  readonly customer: CustomerId;
  readonly days: readonly number[];
  readonly late: readonly number[];
  readonly isAnonymous: boolean;
};

type Plan = ChallengePlan & {
  /** What each enters. */
  readonly days: Readonly<Record<string, readonly number[]>>;
  /** Who entered which of these days too late, counted from 0. */
  readonly late: Readonly<Record<string, readonly number[]>>;
};

const total = { kind: "total" } as const;

const nobody: Plan["late"] = {};

/** What Asha's tracker of water counts for; she lets it be counted as soon as it is there. */
const WATER = "water";

/**
 * A challenge that is running, with a day above its cap and one entered too late; one that takes its last entries, one that is over with a
 * tie for gold, one that counts a tracker, and two to come; and for members of their groups one that runs, one to come and one that is
 * over.
 */
const PLANS: readonly Plan[] = [
  {
    key: "steps",
    maker: "ravi",
    starts: -5,
    ends: 8,
    activity: "Two weeks of steps",
    measure: "steps",
    scoring: total,
    cap: 15_000,
    goal: 100_000,
    about: "Every step counts, to the shop and back too.\nThe most that a day counts is 15,000.",
    hindi: { activity: "दो हफ़्ते, कदम-कदम", about: "हर कदम गिना जाएगा, दुकान तक आने-जाने का भी।\nएक दिन में ज़्यादा से ज़्यादा 15,000 गिने जाएँगे।" },
    days: {
      asha: [8_200, 9_100, 16_400, 7_300, 10_020, 3_100],
      ravi: [9_000, 9_000, 12_000, 8_100, 11_500, 4_300],
      farah: [12_500, 7_700, 15_000, 0, 12_100, 6_600],
      meera: [6_100, 6_900, 0, 7_000],
      kabir: [0, 2_500, 2_400],
    },
    late: { farah: [1] },
  },
  {
    key: "floors",
    maker: "farah",
    starts: -6,
    ends: -1,
    activity: "Stairs instead of the lift",
    measure: "floors",
    scoring: total,
    cap: 60,
    goal: null,
    about: "Count the floors that you climb.",
    hindi: { activity: "लिफ़्ट की जगह सीढ़ियाँ", about: "जितनी मंज़िलें चढ़ें, गिनते जाएँ।" },
    days: { asha: [12, 10, 0, 14, 8], farah: [10, 10, 10, 10, 10, 10], arjun: [20, 0, 24], lakshmi: [6, 8, 8, 8, 8, 6] },
    late: { lakshmi: [2] },
  },
  {
    key: "rounds",
    maker: "asha",
    starts: -20,
    ends: -14,
    activity: "Surya namaskar at sunrise",
    measure: "rounds",
    scoring: { kind: "goal_days", dayGoal: 12 },
    cap: 54,
    goal: 5,
    about: "Twelve rounds a day, for a week.",
    hindi: { activity: "सूर्योदय पर सूर्य नमस्कार", about: "एक हफ़्ते तक रोज़ बारह चक्र।" },
    days: { asha: [12, 12, 12, 13, 12, 12, 0], meera: [12, 12, 12, 12, 0, 24, 12], ravi: [12, 6, 12, 0, 12, 0, 12], kabir: [4, 0, 0] },
    late: nobody,
  },
  {
    key: WATER,
    maker: "sunita",
    starts: -3,
    ends: 17,
    activity: "Two litres a day",
    measure: "water_ml",
    scoring: { kind: "goal_days", dayGoal: 2_000 },
    cap: 4_000,
    goal: 14,
    about: "What your tracker of water says, if you share it.",
    hindi: { activity: "रोज़ दो लीटर पानी", about: "वही गिना जाएगा जो आपका पानी का ट्रैकर बताए, अगर आप उसे साझा करें।" },
    days: { asha: [], sunita: [], farah: [] },
    late: nobody,
  },
  {
    key: "weekend",
    maker: "meera",
    starts: 2,
    ends: 8,
    activity: "A week of evening walks",
    measure: "distance_m",
    scoring: { kind: "streak", dayGoal: 2_000 },
    cap: 10_000,
    goal: 6,
    about: "Two kilometres, every evening.",
    hindi: { activity: "एक हफ़्ता शाम की सैर", about: "हर शाम दो किलोमीटर।" },
    days: { meera: [], farah: [] },
    late: nobody,
  },
  {
    key: "lift",
    maker: "asha",
    starts: 3,
    ends: 16,
    activity: "Not once by the lift",
    measure: "floors",
    scoring: total,
    cap: 60,
    goal: 100,
    about: "For two weeks, every floor on foot.",
    hindi: { activity: "लिफ़्ट से एक बार भी नहीं", about: "दो हफ़्ते तक हर मंज़िल पैदल।" },
    days: { asha: [], lakshmi: [], farah: [] },
    late: nobody,
  },
  {
    key: "tekdi",
    maker: "meera",
    group: "tekdi",
    starts: -4,
    ends: 9,
    activity: "Ten dawns on the tekdi",
    measure: "distance_m",
    scoring: { kind: "goal_days", dayGoal: 3_000 },
    cap: 12_000,
    goal: 10,
    about: "Up and down counts once. Three kilometres make a dawn.",
    hindi: { activity: "टेकड़ी पर दस सुबहें", about: "चढ़ना-उतरना एक बार गिना जाएगा। तीन किलोमीटर यानी एक सुबह।" },
    days: { asha: [4_200, 3_900, 0, 4_100, 3_000], meera: [4_200, 4_200, 4_200, 4_200], lakshmi: [3_100, 0, 2_800, 3_050] },
    late: nobody,
  },
  {
    key: "stairs",
    maker: "meera",
    group: "no-lift",
    starts: 1,
    ends: 7,
    activity: "A week of stairs, office against office",
    measure: "floors",
    scoring: total,
    cap: 60,
    goal: null,
    about: "Metro stations count. Escalators do not.",
    hindi: { activity: "एक हफ़्ता सीढ़ियाँ, दफ़्तर बनाम दफ़्तर", about: "मेट्रो स्टेशन की सीढ़ियाँ गिनी जाएँगी। एस्केलेटर नहीं।" },
    days: { meera: [], arjun: [] },
    late: nobody,
  },
  {
    key: "desk",
    maker: "arjun",
    group: "desk",
    starts: -12,
    ends: -6,
    activity: "Stand up, a thousand steps before lunch",
    measure: "steps",
    scoring: { kind: "streak", dayGoal: 1_000 },
    cap: 5_000,
    goal: 4,
    about: "To the window and back is a start.",
    hindi: { activity: "उठिए, दोपहर के खाने से पहले हज़ार कदम", about: "खिड़की तक जाकर लौटना भी शुरुआत है।" },
    days: {
      arjun: [1_200, 1_100, 1_400, 900, 1_000, 1_250, 1_300],
      meera: [1_500, 1_000, 1_800, 1_050, 2_000, 0, 1_000],
      kabir: [400, 1_100],
    },
    late: nobody,
  },
];

/** The demo's challenges as they stand at `now`, in milliseconds since 1970, with what was entered on each day until then. */
export const demoChallengesAt = (now: number): readonly DemoChallenge[] =>
  PLANS.map(({ days, late, ...plan }) => {
    const players = Object.entries(days).map(([who, amounts]) => {
      return { customer: customerId(demoCustomerId(who)), days: amounts, late: late[who] ?? [], isAnonymous: who === "kabir" };
    });
    return challengeAt(plan, players, now);
  });

/** A challenge as it stands at `now`, with what was entered on each day until then. */
export function challengeAt(
  { key, maker, group, starts, ends, ...plan }: ChallengePlan,
  planned: readonly PlannedPlayer[],
  now: number,
): DemoChallenge {
  const today = indianDay(now);
  const challenge = {
    ...plan,
    id: idOf(key),
    maker: customerId(demoCustomerId(maker)),
    group: group === undefined ? null : demoGroupId(group),
    start: daysAfter(today, starts),
    end: daysAfter(today, ends),
    isOpen: true,
    cancelledAt: null,
    version: 0,
  };
  const joinedAt = Math.min(now, firstInstantOf(challenge.start)) - HOUR;
  const played = planned.map(({ customer, days, late, isAnonymous }) => {
    const entries = days.flatMap((amount, nth): readonly Entry[] => {
      const day = daysAfter(challenge.start, nth);
      if (amount === 0 || day > today || day > challenge.end) return [];
      const loggedAt = Math.min(now, firstInstantOf(day) + (late.includes(nth) ? LATE : 21 * HOUR));
      return [{ id: entryId(challenge.id, customer, day), person: customer, day, amount, loggedAt, changes: [] }];
    });
    const score = playerScore(entries, { challenge: boardChallenge(challenge), at: now });
    return { player: { customer, joinedAt, isAnonymous, ...score }, entries };
  });
  return { challenge, players: played.map(({ player }) => player), entries: played.flatMap(({ entries }) => entries) };
}

const HOUR = 60 * 60 * 1000;
/** In the morning of the second day after: a day can be entered until the day after it ends. */
const LATE = (24 + 24 + 9) * HOUR;

const idOf = (key: string): ChallengeId => challengeId(`demo-challenge-${key}`);

/** The challenge that counts trackers, and whose is shared. */
export const demoSharedTracker = { customer: customerId(demoCustomerId("asha")), challenge: idOf(WATER) };
