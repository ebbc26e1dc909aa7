import { fractionText } from "../shared/fractions/fraction-text.ts";
import type { Exact } from "../shared/exact.ts";
import type { Step } from "./health-answer.ts";

/** A step of a formula: up to four decimals of its exact value, without zeros at their end. */
export const step = (name: string, value: Exact): Step => ({ name, value: fractionText(value, 4, 0) });
