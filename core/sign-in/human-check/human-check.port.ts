import { token } from "../../shared/token.ts";

/** How much work a task needs: more if many codes were asked for recently. */
export type HumanTaskWeight = "usual" | "hard";

/** A task that costs one device only a moment, but costs a sender of thousands a lot of work. Its parts depend on the technology. */
export type HumanTask = { readonly [part: string]: unknown };

export type HumanCheck = {
  /** A new task. It may be done within 10 minutes. */
  task(weight: HumanTaskWeight, at: number): Promise<HumanTask>;
  /**
   * What a proof proves; null: nothing, because it is wrong, too old or not ours. `id` is the task's id, so that one proof is accepted only
   * once. `address` is where the proof comes from; null: it is not known. Throws PortUnavailable where an outside service can't be asked.
   */
  proved(proof: string, at: number, address: string | null): Promise<{ readonly id: string; readonly weight: HumanTaskWeight } | null>;
};
export const HumanCheck = token<HumanCheck>("HumanCheck");

/** For how many milliseconds a task may be done. */
export const TASK_LIFE = 10 * 60 * 1000;
