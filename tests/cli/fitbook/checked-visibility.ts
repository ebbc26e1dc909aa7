import { readVisibilityFile } from "#adapters/fitbook-files/visibility-file.ts";
import { visibilityJson } from "#cli/fitbook/visibility/visibility-json.ts";
import { visibleWorld } from "#core/fitbook/visibility/visible-world.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What `visibility check --json` tells of a file; throws its faults. */
export function checkedVisibility(file: unknown): ReturnType<typeof visibilityJson> {
  const read = readVisibilityFile(JSON.parse(JSON.stringify(file)));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return visibilityJson(visibleWorld(read.value));
}

export function visibilityFaults(file: unknown): readonly Fault[] {
  const read = readVisibilityFile(file);
  return read.kind === "refused" ? read.refusal : [];
}
