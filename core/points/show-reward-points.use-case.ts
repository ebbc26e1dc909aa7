import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { RewardPoints } from "./reward-points.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { RewardEntryId, RewardLedger } from "./reward-points.port.ts";

/** The balance and one page of its entries, after `after` (null: from the newest on). Source: specification/points.md, Showing. */
export type ShowRewardPoints = (customer: CustomerId, after: RewardEntryId | null) => Promise<RewardLedger>;
export const ShowRewardPoints = useCase<ShowRewardPoints>("points", "ShowRewardPoints");

const PAGE = 50;

export const makeShowRewardPoints = maker(
  ShowRewardPoints,
  { points: RewardPoints, now: Clock },
  ({ points, now }) =>
    (customer, after) =>
      points.ledger(customer, { after, limit: PAGE, now: now() }),
);
