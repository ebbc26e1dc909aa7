import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { printedUtc } from "../../shared/printed-utc.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** The Indian day of an instant in milliseconds since 1970. Source: specification/health-tools.md, day. */
export function day({ at }: { readonly at: number }): HealthAnswer {
  const label = indianDay(at);
  const figures = { day: label, from: printedUtc(firstInstantOf(label)), to: printedUtc(firstInstantOf(daysAfter(label, 1))) };
  return { tool: "day", formula: "day@1", figures, band: null, notes: [], steps: [] };
}
