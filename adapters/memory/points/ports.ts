import { RewardPoints } from "#core/points/reward-points.port.ts";
import { memoryRewardPoints } from "./reward-points.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const pointsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(RewardPoints, memoryRewardPoints(memory));
  },
  exported: {
    reward_points: ({ rewards }, customer) => rewards.get(customer) ?? [],
  },
};
