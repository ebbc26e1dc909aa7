import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { RewardEntryId, RewardLedger, RewardPoints } from "./reward-points.port.ts";

/** The balance and one page of its entries, after `after` (null: from the newest on). Source: specification/points.md, Showing. */
export type ShowRewardPoints = (customer: CustomerId, after: RewardEntryId | null) => Promise<RewardLedger>;
export const ShowRewardPoints = token<ShowRewardPoints>("ShowRewardPoints");

const PAGE = 50;

export const makeShowRewardPoints =
  ({ points, now }: { readonly points: RewardPoints; readonly now: Clock }): ShowRewardPoints =>
  (customer, after) =>
    points.ledger(customer, { after, limit: PAGE, now: now() });
