import { useCase } from "../../shared/token.ts";
import { OWNER_GONE_FOR } from "./group-limits.ts";
import { nextOwner } from "./next-owner.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "./groups.port.ts";
import { Clock } from "../../shared/clock.port.ts";

/**
 * Gives groups whose owner has been gone for 30 days their next owner; one in which nobody else is there is deleted. Its job runs hourly:
 * an owner who comes back before that notices nothing. Source: specification/fitbook.md, Groups.
 */
export type PassOnGroups = () => Promise<void>;
export const PassOnGroups = useCase<PassOnGroups>("fitbook", "PassOnGroups");

export const makePassOnGroups = maker(
  PassOnGroups,
  { groups: Groups, now: Clock },
  ({ groups, now }: { readonly groups: Pick<Groups, "passOn">; readonly now: Clock }) =>
    () => {
      const at = now();
      return groups.passOn({ at, goneBy: at - OWNER_GONE_FOR, decide: nextOwner });
    },
);
