import type { Pair } from "../visibility/world.ts";
import type { Day } from "../../shared/day.ts";

/** `total`: the sum of days; `goal_days`: days that reach a goal; `streak`: the longest run of such days. */
export type Scoring = { readonly kind: "total" } | { readonly kind: "goal_days" | "streak"; readonly dayGoal: number };

/**
 * `start` and `end` are its first and last day; `cap` is the most that a day counts; `goal` is the score of a finisher. Instants in
 * milliseconds since 1970.
 */
export type BoardChallenge = {
  readonly start: Day;
  readonly end: Day;
  readonly scoring: Scoring;
  readonly cap: number;
  readonly goal: number | null;
  readonly cancelledAt: number | null;
};

export type Player = {
  readonly person: string;
  readonly joinedAt: number;
  readonly leftAt: number | null;
  readonly removedAt: number | null;
  readonly isAnonymous: boolean;
};

/** A new amount of an entry; null: the entry was taken back. */
export type EntryChange = { readonly at: number; readonly amount: number | null };

/** A player's entry for a day; `changes` are in the order of their times. */
export type Entry = {
  readonly id: string;
  readonly person: string;
  readonly day: Day;
  readonly amount: number;
  readonly loggedAt: number;
  readonly changes: readonly EntryChange[];
};

/** Each player and each entry is there once. `viewer` null: staff. */
export type BoardFacts = {
  readonly challenge: BoardChallenge;
  readonly at: number;
  readonly viewer: string | null;
  readonly players: readonly Player[];
  readonly blocks: readonly Pair[];
  readonly entries: readonly Entry[];
};
