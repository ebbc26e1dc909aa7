import * as z from "zod/mini";
import { MEASURES } from "#core/health/measures.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import type { BodyAnalysis } from "#core/health/calculate-body.use-case.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { HealthInput, InputFault } from "#core/health/health-input.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const KEYS = [
  ...Object.values(MEASURES).flatMap(({ metric, other }) => [metric, other]),
  ...["height_cm", "height_ft", "height_in", "sex", "age_years", "pregnant"],
];

/** By the keys of the tools' contract. Their values are the reader's to judge. */
export const input: Shape<HealthInput> = z.object(Object.fromEntries(KEYS.map((key) => [key, z.optional(z.unknown())])));

export const answer: Shape<HealthAnswer> = z.object({
  tool: z.string(),
  formula: z.string(),
  figures: z.nullable(z.record(z.string(), z.nullable(z.string()))),
  band: z.nullable(z.string()),
  notes: z.array(z.string()),
  steps: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const analysis: Shape<BodyAnalysis> = fields({ bmi: answer, fat: answer, waist: z.nullable(answer) });

const fault: Shape<InputFault> = z.object({ path: z.string(), expected: z.string() });
export const faults: Shape<{ readonly faults: readonly InputFault[] }> = z.codec(
  z.array(fault),
  z.custom<{ readonly faults: readonly InputFault[] }>(),
  { decode: (list) => ({ faults: list }), encode: (refusal) => [...refusal.faults] },
);
