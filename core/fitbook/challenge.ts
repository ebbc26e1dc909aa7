import type { Day } from "../shared/day.ts";

declare const challengeBrand: unique symbol;

export type ChallengeId = string & { readonly [challengeBrand]: true };

export function challengeId(text: string): ChallengeId {
  if (text === "") throw new RangeError("a challenge id is not empty");
  return text as ChallengeId;
}

/** What people read of a challenge: `activity` is its title, `about` its text. */
export type ChallengeTexts = { readonly activity: string; readonly about: string };

/** `start` and `end` are its first and last Indian day. Everybody may join an open challenge; the others are only for invited customers. */
export type Challenge = {
  readonly id: ChallengeId;
  readonly activity: string;
  readonly start: Day;
  readonly end: Day;
  readonly isOpen: boolean;
};

/** What a challenge is called; `hindi` null: it has no title in Hindi. */
export type NamedChallenge = Pick<Challenge, "id" | "activity"> & { readonly hindi: Pick<ChallengeTexts, "activity"> | null };

/** A challenge's titles, without what else is known of it. */
export const namedChallenge = ({ id, activity, hindi }: NamedChallenge): NamedChallenge => ({
  id,
  activity,
  hindi: hindi === null ? null : { activity: hindi.activity },
});

export type ChallengePhase = "joinable" | "ongoing" | "over";

/**
 * A challenge can be joined until the end of its first day. Then it is ongoing until the end of its last day.
 * Source: specification/notifications.md, What can be answered.
 */
export function challengePhase({ start, end }: Pick<Challenge, "start" | "end">, today: Day): ChallengePhase {
  if (today <= start) return "joinable";
  return today <= end ? "ongoing" : "over";
}
