/** Why a time is free or is not, as patients are told. */
export const REASONS = [
  "past",
  "inactive",
  "lead",
  "horizon",
  "current",
  "own",
  "taken",
  "held",
  "offered",
  "pause",
  "too_short",
  "closed",
  "outside",
] as const;

/** The same, as their practitioner is told: what takes a time has a name. */
export const OWN_REASONS = [...REASONS.filter((reason) => reason !== "taken"), "booked", "buffer"] as const;
