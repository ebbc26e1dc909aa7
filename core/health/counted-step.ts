import type { Step } from "./health-answer.ts";

/** A step that a double holds as it is written. It needs no fractions, whose code is large. */
export const countedStep = (name: string, count: number): Step => ({ name, value: String(count) });
