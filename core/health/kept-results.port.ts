import { token } from "../shared/token.ts";
import type { HealthInput } from "./health-input.ts";

/** The tools whose results a device keeps. */
export type KeptTool = "body" | "prakriti" | "stress";

/** A result as it was worked out: it can be worked out again from its input. `at` in milliseconds since 1970; `id` is its own for good. */
export type KeptResult = {
  readonly tool: string;
  readonly formula: string;
  readonly input: HealthInput;
  readonly answer: unknown;
  readonly at: number;
  readonly id: string;
};

/** `dropped`: something stood there that could not be read, and is gone. `isOfThisTab`: this tab made it. */
export type KeptReading =
  | { readonly kind: "none" }
  | { readonly kind: "dropped" }
  | { readonly kind: "kept"; readonly result: KeptResult; readonly isOfThisTab: boolean };

/**
 * Results of health tools on this device, where nobody is signed in. A result is kept for 90 days.
 * Source: specification/health-tools.md, Before sign-in.
 */
export type KeptResults = {
  read(tool: KeptTool, now: number): KeptReading;
  /** False: the device can't keep it. */
  put(tool: KeptTool, result: KeptResult): boolean;
  forget(tool: KeptTool): void;
};
export const KeptResults = token<KeptResults>("KeptResults");

/** How many days a device keeps a result. */
export const KEPT_DAYS = 90;
