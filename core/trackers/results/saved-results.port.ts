import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";
import type { SavedResult } from "./saved-result.ts";

/** Results of the tools, each of one customer alone. Whatever is saved here, the customer's open pages hear of it. */
export type SavedResults = {
  /** Once: the same again changes nothing. "otherwise-sent": one of that id says something else. `received` in milliseconds since 1970. */
  save(customer: CustomerId, result: SavedResult, received: number): Promise<"saved" | "otherwise-sent">;
  /** The newest first. */
  listOf(customer: CustomerId, tool: KeptTool): Promise<readonly SavedResult[]>;
  /** Deletes all of these tools. */
  erase(customer: CustomerId, tools: readonly KeptTool[]): Promise<void>;
};
export const SavedResults = token<SavedResults>("SavedResults");
