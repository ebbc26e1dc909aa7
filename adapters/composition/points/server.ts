import { RewardPoints } from "#core/points/reward-points.port.ts";
import * as useCases from "#core/points/use-cases.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import { pointsContract } from "#adapters/http-contract/points/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const pointsArea = {
  name: "points",
  ports(container, { db }) {
    container.bind(RewardPoints).toConstantValue(postgresRewardPoints(db));
  },
  useCases,
  contract: pointsContract,
} as const satisfies ServerArea;
