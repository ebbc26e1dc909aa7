import { token } from "../../shared/token.ts";

/** How much work a task asks: more where many codes were asked for of late. */
export type HumanTaskWeight = "usual" | "hard";

/** A task that a person's device does in a moment, and somebody's who sends thousands does not. Its parts are the technology's. */
export type HumanTask = { readonly [part: string]: unknown };

export type HumanCheck = {
  /** A new task, that may be done until 10 minutes later. */
  task(weight: HumanTaskWeight, at: number): Promise<HumanTask>;
  /** What a proof proves; null: nothing, as it is wrong, old or not ours. `id` is the task's: one proof serves once. */
  proved(proof: string, at: number): Promise<{ readonly id: string; readonly weight: HumanTaskWeight } | null>;
};
export const HumanCheck = token<HumanCheck>("HumanCheck");

/** Milliseconds that a task may be done in. */
export const TASK_LIFE = 10 * 60 * 1000;
