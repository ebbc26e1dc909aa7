import type { Challenge } from "#core/fitbook/challenge.ts";
import type { KeptChallenge } from "#core/fitbook/challenges/kept-challenge.ts";

/** A challenge of steps that nobody in particular made. */
export const aKeptChallenge = (challenge: Challenge & Partial<KeptChallenge>): KeptChallenge => ({
  about: "",
  hindi: null,
  measure: "steps",
  scoring: { kind: "total" },
  cap: 30_000,
  goal: null,
  maker: null,
  group: null,
  cancelledAt: null,
  version: 0,
  ...challenge,
});
