import type { HealthAnswer } from "../../health/health-answer.ts";
import type { HealthInput } from "../../health/health-input.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";

/** The tools whose results somebody keeps over time. */
export const RESULT_TOOLS = ["body", "prakriti", "stress"] as const satisfies readonly KeptTool[];

/** What a device sends of a result: its input alone, as it was typed. `id` is its own for good; `at` in milliseconds since 1970. */
export type MadeResult = { readonly id: string; readonly input: HealthInput; readonly at: number };

/**
 * A result as the server worked it out, with the formulas of that time. Of a body: its mass index, then fat and waist where they were
 * asked.
 */
export type SavedResult = MadeResult & { readonly tool: KeptTool; readonly answers: readonly HealthAnswer[] };
