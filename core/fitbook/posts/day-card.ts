import type { TrackedMeasure } from "../leaderboard/measure.ts";
import type { Day } from "../../shared/day.ts";
import type { ChallengeCard } from "./challenge-card.ts";

/** Trackers whose day can be shared. Never weight, body figures, kilocalories or stress. Source: specification/fitbook.md, Cards. */
export const SHARED_MEASURES = ["exercise_minutes", "water_ml", "sleep_minutes"] as const satisfies readonly TrackedMeasure[];
export type SharedMeasure = (typeof SHARED_MEASURES)[number];

/**
 * What somebody shares of a day of a tracker: its sum as it was then, in the unit that the measure names, whole and at least 1. It holds no
 * entry, no time and no way to the tracker. Source: specification/fitbook.md, Cards.
 */
export type DayCard = { readonly measure: SharedMeasure; readonly day: Day; readonly amount: number };

/** What a post holds beside text and pictures. */
export type PostCard = ChallengeCard | DayCard;

export const isDayCard = (card: PostCard): card is DayCard => "amount" in card;

/** A day can be shared for so many days after it, as a post may wait without a line. */
export const DAY_SHARED_FOR = 31;
