import { contentOf } from "../content-of.ts";
import { workOutResult } from "./work-out-result.ts";
import type { WorkOut } from "../../health/work-out.port.ts";
import type { SavedResult } from "./saved-result.ts";

/**
 * Whether a saved result comes out as it was saved when its input is worked out again. Source: specification/trackers.md, Staff commands.
 */
export async function isAsFormulaSays(
  workOut: WorkOut,
  { tool, input, answers }: Pick<SavedResult, "tool" | "input" | "answers">,
): Promise<boolean> {
  const again = await workOutResult(workOut, tool, input);
  return again.kind === "ok" && contentOf({ told: again.value }) === contentOf({ told: answers });
}
