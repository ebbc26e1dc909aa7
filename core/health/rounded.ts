import { fractionText } from "../shared/fractions/fraction-text.ts";
import type { Exact } from "../shared/exact.ts";

/** A fraction as text with so many decimals, half away from zero; never "-0". Source: specification/health-tools.md, Numbers and units. */
export const rounded = (amount: Exact, decimals: number): string => fractionText(amount, decimals, decimals);
