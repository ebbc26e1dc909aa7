import type { Membership } from "../membership.ts";

/**
 * What decides whether somebody sees a challenge. `isMakerThere`: its maker is active and not blocked with them, or it has none.
 * `isGroupSeen`: they see its group in full, or it is for all.
 */
export type ChallengeSight = {
  /** Whether the viewer is an active person. */
  readonly isThere: boolean;
  readonly membership: Membership;
  readonly isOpen: boolean;
  readonly isMakerThere: boolean;
  readonly isMaker: boolean;
  readonly isGroupSeen: boolean;
};

/**
 * Its players and its maker see a challenge always, others where it is open or they are invited, they see its group in full, and are not
 * blocked with its maker.
 * Source: specification/challenges.md, Making one.
 */
export function seesChallenge({ isThere, membership, isOpen, isMakerThere, isMaker, isGroupSeen }: ChallengeSight): boolean {
  if (!isThere) return false;
  if (isMaker || membership === "member") return true;
  return isMakerThere && isGroupSeen && (isOpen || membership === "invited");
}
