import type { TestContext } from "vitest";

/** A row of the table that `npm run cluster` ends with. */
export type Loss = {
  readonly level: string;
  readonly killed: string;
  readonly acknowledged: number;
  readonly failed: number;
  readonly lost: readonly string[];
};

declare module "vitest" {
  interface TaskMeta {
    losses?: Loss[];
  }
}

/** Tells what was killed and what was lost by it, for the table at the end. */
export function tellLoss({ task }: Pick<TestContext, "task">, loss: Loss): void {
  task.meta.losses = [...(task.meta.losses ?? []), loss];
}
