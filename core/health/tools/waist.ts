import { isLess } from "../fraction.ts";
import { step } from "../step.ts";
import type { Exact } from "../../shared/exact.ts";
import type { HealthAnswer } from "../health-answer.ts";

/** It only decides which formula is used. */
export type FormulaSex = "female" | "male";
export type WaistInput = { readonly sex: FormulaSex; readonly waistCm: Exact };

/** Whether a waist reaches the limit from which fat counts as central. Source: specification/health-tools.md, waist. */
export function waist({ sex, waistCm }: WaistInput): HealthAnswer {
  const limit = sex === "male" ? 90 : 80;
  return {
    tool: "waist",
    formula: "waist@1",
    figures: { limit_cm: String(limit) },
    band: isLess(waistCm, limit) ? "below" : "central",
    notes: [],
    steps: [step("waist_cm", waistCm)],
  };
}
