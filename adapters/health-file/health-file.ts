import { readObject } from "#adapters/input-file/read-object.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { BODY_TOOLS } from "./body-tools.ts";
import { MEAL_TOOLS } from "./meal-tool.ts";
import { QUESTION_TOOLS } from "./question-tools.ts";
import { SET_TOOLS } from "./set-tools.ts";
import { SUMMARY_TOOLS } from "./summary-tool.ts";
import { TIME_TOOLS } from "./time-tools.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

const TOOLS: ReadonlyMap<unknown, (file: Part) => Read<HealthAnswer>> = new Map(
  Object.entries({ ...BODY_TOOLS, ...QUESTION_TOOLS, ...TIME_TOOLS, ...MEAL_TOOLS, ...SET_TOOLS, ...SUMMARY_TOOLS }),
);

const TOOL: Kind<unknown> = { expected: [...TOOLS.keys()].join(", "), read: (value) => (TOOLS.has(value) ? value : FAULTY) };

/** What a tool answers to what JSON.parse made of a file of `health check`. Source: specification/health-tools.md, The command. */
export const answerHealthFile = (wire: unknown): Result<HealthAnswer, readonly Fault[]> =>
  readObject(wire, (file) => {
    const name = file.required("tool", TOOL);
    return TOOLS.get(name)?.(file) ?? FAULTY;
  });
