import { refused } from "#core/shared/result.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { WorkOut } from "#core/health/work-out.port.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** Reads an input by one of these readers, as `health check` does. */
export function workOutBy(readers: Readonly<Record<string, (file: Part) => Read<HealthAnswer>>>): WorkOut {
  const tools: ReadonlyMap<unknown, (file: Part) => Read<HealthAnswer>> = new Map(Object.entries(readers));
  return async (input) => {
    const answer = readObject(input, (file) => {
      const name = file.required("tool", { expected: [...tools.keys()].join(", "), read: (value) => (tools.has(value) ? value : FAULTY) });
      return tools.get(name)?.(file) ?? FAULTY;
    });
    return answer.kind === "ok" ? answer : refused({ kind: "wrong-input", faults: answer.refusal });
  };
}
