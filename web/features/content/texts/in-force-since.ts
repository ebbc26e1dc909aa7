import { day } from "#core/shared/day.ts";
import type { Day } from "#core/shared/day.ts";

/** Since when the texts hold that are rules, by their address. */
export const inForceSince: Readonly<Record<string, Day>> = {
  "/privacy-policy": day("2026-11-30"),
  "/termsofuse": day("2026-11-20"),
  "/cancellationpolicy": day("2026-11-20"),
};
