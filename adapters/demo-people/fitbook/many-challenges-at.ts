import { customerId } from "#core/identity/customer-id.ts";
import { seededChance } from "#adapters/demo-chance/seeded-chance.ts";
import { demoCustomerId } from "../people-at.ts";
import { challengeAt } from "./challenges-at.ts";
import { enteredBy } from "./many-people-at.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChallengePlan, DemoChallenge, PlannedPlayer } from "./challenges-at.ts";
import type { OneOfMany } from "./many-people-at.ts";

const total = { kind: "total" } as const;

/** One that runs, in which Asha stands in the midst of a hundred. */
const LAKH: ChallengePlan = {
  key: "lakh",
  maker: "gurpreet",
  starts: -9,
  ends: 20,
  activity: "A lakh of steps, all of us",
  measure: "steps",
  scoring: total,
  cap: 20_000,
  goal: 100_000,
  about: "A month, a hundred thousand steps, no prize but the board.\nMore than 20,000 a day does not count.",
  hindi: {
    activity: "एक लाख कदम, हम सब",
    about: "एक महीना, एक लाख कदम, इनाम बस लीडरबोर्ड पर नाम।\nएक दिन में 20,000 से ज़्यादा नहीं गिने जाएँगे।",
  },
};

/** One that is over, with two who share gold. */
const EVENINGS: ChallengePlan = {
  key: "evenings",
  maker: "devanshi",
  starts: -40,
  ends: -32,
  activity: "Nine evenings on foot",
  measure: "distance_m",
  scoring: total,
  cap: 10_000,
  goal: 27_000,
  about: "A walk after dinner, for nine days.",
  hindi: { activity: "नौ शामें पैदल", about: "रात के खाने के बाद सैर, नौ दिन तक।" },
};

/** Challenges that many of the demo's people play, as they stand at `now`, in milliseconds since 1970. */
export const manyChallengesAt = (now: number, people: readonly OneOfMany[]): readonly DemoChallenge[] => [
  challengeAt(
    LAKH,
    [
      planned("gurpreet", [9_800, 11_200, 7_400, 12_900, 8_100, 9_000, 14_300, 10_100, 9_900, 3_200]),
      planned("asha", [7_900, 8_800, 6_100, 8_200, 9_100, 16_400, 7_300, 10_020, 3_100]),
      planned("farah", [6_400, 7_100, 12_500, 7_700, 15_000, 0, 12_100, 6_600, 5_900]),
      planned("bhavesh", [4_100, 4_400, 3_900, 0, 5_200, 4_800, 4_300, 5_100, 4_900, 1_900]),
      planned("sunita", [5_200, 0, 6_800, 7_400, 7_100, 0, 6_900, 8_200]),
      ...playing(enteredBy(people, now, LAKH.starts), { challenge: LAKH.key, share: 0.75, days: 10, most: 12_500, above: 23_400 }),
    ],
    now,
  ),
  challengeAt(
    EVENINGS,
    [
      planned("devanshi", [4_200, 5_100, 0, 6_300, 5_800, 4_900, 7_700, 6_100, 5_500]),
      planned("lakshmi", [1_200, 1_400, 1_300, 0, 1_500, 1_600, 1_400, 1_500, 1_700]),
      ...playing(enteredBy(people, now, EVENINGS.starts), { challenge: EVENINGS.key, share: 0.5, days: 9, most: 6_900, above: 12_600 }).map(
        (player, place) => (place < 2 ? { ...player, days: player.days.map(() => 10_000), late: [] } : player),
      ),
    ],
    now,
  ),
];

const planned = (key: string, days: readonly number[]): PlannedPlayer => ({
  customer: customerId(demoCustomerId(key)),
  days,
  late: [],
  isAnonymous: false,
});

type Playing = {
  readonly challenge: string;
  /** How many of all play, from 0 to 1. */
  readonly share: number;
  readonly days: number;
  /** What the keenest do on a usual day. */
  readonly most: number;
  /** What somebody enters on a day of a lifetime: more than counts. */
  readonly above: number;
};

/**
 * Each has a usual day of their own, better and worse ones, and some on which nothing is entered; a few enter one too late, and a few hide
 * their names.
 */
const playing = (people: readonly OneOfMany[], { challenge, share, days, most, above }: Playing): readonly PlannedPlayer[] =>
  people
    .filter(({ customer }) => seededChance("plays", challenge, customer) < share)
    .map(({ customer }) => {
      const chance = (about: string) => seededChance(about, challenge, customer);
      const usual = most * (0.2 + 0.8 * chance("usual") ** 1.4);
      return {
        customer,
        days: Array.from({ length: days }, (_, nth) => amountOf(customer, { usual, above, words: [challenge, String(nth)] })),
        late: chance("late") < 0.06 ? [1] : [],
        isAnonymous: chance("anonymous") < 0.05,
      };
    });

function amountOf(
  customer: CustomerId,
  { usual, above, words }: { readonly usual: number; readonly above: number; readonly words: readonly string[] },
): number {
  const luck = seededChance("luck", customer, ...words);
  if (luck < 0.09) return 0;
  if (luck > 0.993) return above;
  return 10 * Math.round((usual * (0.6 + 0.8 * seededChance("amount", customer, ...words))) / 10);
}
