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
