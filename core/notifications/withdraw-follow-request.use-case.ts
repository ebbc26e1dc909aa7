import { token } from "../shared/token.ts";
import { changeByWithdrawing } from "./follow-change.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Requests } from "./requests.port.ts";

/**
 * Takes back a request to follow another, who is not told. Without one nothing changes and nothing is told either. Nothing of it says whether the
 * request had been declined. Source: specification/fitbook.md, Follow.
 */
export type WithdrawFollowRequest = (customer: CustomerId, other: CustomerId) => Promise<null>;
export const WithdrawFollowRequest = token<WithdrawFollowRequest>("WithdrawFollowRequest");

type Needs = { readonly requests: Requests; readonly now: Clock };

export const makeWithdrawFollowRequest =
  ({ requests, now }: Needs): WithdrawFollowRequest =>
  (customer, other) =>
    requests.change({ customer, about: { kind: "person", other }, at: now(), decide: (seen) => changeByWithdrawing(seen, customer) });
