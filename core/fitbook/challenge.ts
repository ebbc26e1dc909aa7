import type { Day } from "../shared/day.ts";

declare const challengeBrand: unique symbol;

export type ChallengeId = string & { readonly [challengeBrand]: true };

export function challengeId(text: string): ChallengeId {
  if (text === "") throw new RangeError("a challenge id is not empty");
  return text as ChallengeId;
}

/** `start` and `end` are its first and last Indian day. An open one is for everybody, another for those who are invited. */
export type Challenge = {
  readonly id: ChallengeId;
  readonly activity: string;
  readonly start: Day;
  readonly end: Day;
  readonly isOpen: boolean;
};

export type ChallengePhase = "joinable" | "ongoing" | "over";

/** Joinable through its first day, then ongoing through its last. Source: specification/notifications.md, What can be answered. */
export function challengePhase({ start, end }: Pick<Challenge, "start" | "end">, today: Day): ChallengePhase {
  if (today <= start) return "joinable";
  return today <= end ? "ongoing" : "over";
}
