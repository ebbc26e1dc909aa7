export { makeSettlePoints } from "./settle-points.use-case.ts";
export { makeShowRewardPoints } from "./show-reward-points.use-case.ts";
