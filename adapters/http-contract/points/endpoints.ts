import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { ledger } from "#adapters/http-contract/account/profile.ts";
import { endpoint, only } from "#adapters/http-contract/endpoint.ts";
import { idOf, orNull } from "#adapters/http-contract/scalars.ts";

export const showRewardPoints = endpoint(ShowRewardPoints, {
  method: "GET",
  path: "/user/getRewardPoints",
  in: "query",
  audience: "customer",
  request: only("after", orNull(idOf(rewardEntryId))),
  response: ledger,
});
