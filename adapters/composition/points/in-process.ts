import { ShowRewardPoints, makeShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { RewardPoints } from "#core/points/reward-points.port.ts";
import { makeSettlePoints, SettlePoints } from "#core/points/settle-points.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function pointsInProcess(container: Container): void {
  make(container, ShowRewardPoints, makeShowRewardPoints, { points: RewardPoints, now: Clock });
  make(container, SettlePoints, makeSettlePoints, { points: RewardPoints });
}
