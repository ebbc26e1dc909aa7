import { refused } from "#core/shared/result.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { BODY_TOOLS } from "./body-tools.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

const TOOLS: ReadonlyMap<unknown, (file: Part) => Read<HealthAnswer>> = new Map(Object.entries(BODY_TOOLS));

/** The tools of the body, read as `health check` reads them, without the tables of the others: for a browser and for calls. */
export const workOutBody: WorkOut = async (input) => {
  const answer = readObject(input, (file) => {
    const name = file.required("tool", { expected: [...TOOLS.keys()].join(", "), read: (value) => (TOOLS.has(value) ? value : FAULTY) });
    return TOOLS.get(name)?.(file) ?? FAULTY;
  });
  return answer.kind === "ok" ? answer : refused({ kind: "wrong-input", faults: answer.refusal });
};
