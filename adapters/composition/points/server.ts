import { RewardPoints } from "#core/points/reward-points.port.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import { pointsInProcess } from "./in-process.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const pointsArea = {
  name: "points",
  ports(container, { db }) {
    container.bind(RewardPoints).toConstantValue(postgresRewardPoints(db));
  },
  useCases: pointsInProcess,
} as const satisfies ServerArea;
