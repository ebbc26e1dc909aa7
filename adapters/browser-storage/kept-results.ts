import { KEPT_DAYS } from "#core/health/kept-results.port.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { KeptResult, KeptResults, KeptTool } from "#core/health/kept-results.port.ts";

/** Source: specification/health-tools.md, Before sign-in. */
const KEYS: Readonly<Record<KeptTool, string>> = { body: "body_analysis", prakriti: "prakriti_test", stress: "stress_test" };
const DAY = 24 * 60 * 60 * 1000;

/** In this browser; `tabOf` remembers which of them this tab made. Both are asked each time and may throw. */
export function keptResultsIn(storageOf: () => Storage, tabOf: () => Storage): KeptResults {
  const forget = (tool: KeptTool) => {
    nullIfThrown(() => storageOf().removeItem(KEYS[tool]));
    nullIfThrown(() => tabOf().removeItem(KEYS[tool]));
  };
  return {
    read(tool, now) {
      const text = nullIfThrown(() => storageOf().getItem(KEYS[tool]));
      if (text === null) return { kind: "none" };
      const result = resultIn(nullIfThrown(() => JSON.parse(text)));
      if (result === null) {
        forget(tool);
        return { kind: "dropped" };
      }
      if (now - result.at < KEPT_DAYS * DAY)
        return { kind: "kept", result, isOfThisTab: nullIfThrown(() => tabOf().getItem(KEYS[tool])) === result.id };
      forget(tool);
      return { kind: "none" };
    },
    put(tool, result) {
      nullIfThrown(() => tabOf().setItem(KEYS[tool], result.id));
      return nullIfThrown(() => storageOf().setItem(KEYS[tool], JSON.stringify(result)) ?? true) === true;
    },
    forget,
  };
}

/** Null: it is no result of a tool. */
function resultIn(wire: unknown): KeptResult | null {
  if (!isObject(wire)) return null;
  const { tool, formula, input, answer, at, id } = wire;
  if (typeof tool !== "string" || typeof formula !== "string" || typeof id !== "string" || typeof at !== "number") return null;
  return isObject(input) && isObject(answer) ? { tool, formula, input, answer, at, id } : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
