import { ratingOf } from "../../reviews/review-summary.ts";
import { ratingWeight } from "../practitioner/rating-weight.ts";
import type { Rating } from "../../catalogue/product.ts";
import type { Day } from "../../shared/day.ts";
import type { Paise } from "../../shared/money.ts";
import type { PublicPractitioner } from "../practitioner/practitioner.ts";
import type { ListedPractitioner } from "../practitioners.port.ts";

/**
 * A practitioner of the directory. `fee`: the lowest that the filters allow; `length`: the shortest, in minutes, for which `nextFree` was
 * asked, in milliseconds since 1970, null where nothing is free; `distance` in kilometres, rounded up, null: nobody asked where.
 */
export type DirectoryEntry = {
  readonly practitioner: PublicPractitioner;
  readonly rating: Rating | null;
  readonly fee: Paise;
  readonly length: number;
  readonly nextFree: number | null;
  readonly distance: number | null;
};

/** What is known of one who may be listed; `freeDays` are those of the next days with a free time of the shortest length. */
export type Candidate = {
  readonly listed: ListedPractitioner;
  readonly fee: Paise;
  readonly length: number;
  readonly distance: number | null;
  readonly nextFree: () => number | null;
  readonly isFreeOn: (day: Day) => boolean;
};

/** What everybody may see of a candidate. Source: specification/consultations.md, Profile of a practitioner. */
export function entryOf({ listed, fee, length, distance, nextFree }: Candidate): DirectoryEntry {
  const { gst: _, account: _1, isActive: _2, verifiedAt: _3, ...practitioner } = listed.practitioner;
  return { practitioner, rating: ratingOf(listed.reviews), fee, length, nextFree: nextFree(), distance };
}

/** By what a candidate is ordered: the smaller stands first, Infinity last. */
export const orderKeys = {
  soonest: ({ nextFree }: Candidate) => nextFree() ?? Infinity,
  fee: ({ fee }: Candidate): number => fee,
  rating: ({ listed }: Candidate) => -ratingWeight(listed.reviews),
  experience: ({ listed }: Candidate): number => listed.practitioner.practisingSince,
  distance: ({ distance }: Candidate) => distance ?? Infinity,
} as const;
