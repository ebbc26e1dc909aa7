import { useCase } from "../shared/token.ts";
import { changeByWithdrawing } from "./follow-change.ts";
import { maker } from "../shared/use-case.ts";
import { Requests } from "./requests.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/**
 * Takes back a request to follow another, who is not told. Without one nothing changes and nothing is told either. Nothing of it says
 * whether the request had been declined. Source: specification/fitbook.md, Follow.
 */
export type WithdrawFollowRequest = (customer: CustomerId, other: CustomerId) => Promise<null>;
export const WithdrawFollowRequest = useCase<WithdrawFollowRequest>("notifications", "WithdrawFollowRequest");

export const makeWithdrawFollowRequest = maker(
  WithdrawFollowRequest,
  { requests: Requests, now: Clock },
  ({ requests, now }) =>
    (customer, other) =>
      requests.change({ customer, about: { kind: "person", other }, at: now(), decide: (seen) => changeByWithdrawing(seen, customer) }),
);
