import type { TooMuch } from "#core/fitbook/daily-limits.ts";

/** Why something about a post was not done. */
export type PostRefusal =
  | {
      readonly kind:
        | "unknown-post"
        | "unknown-group"
        | "unknown-picture"
        | "unknown-challenge"
        | "unknown-day"
        | "audience-widened"
        | "not-entered"
        | "no-text";
    }
  | TooMuch;
