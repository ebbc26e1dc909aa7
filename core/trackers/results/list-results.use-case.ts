import { useCase } from "../../shared/token.ts";
import { makers } from "../../shared/use-case.ts";
import { SavedResults } from "./saved-results.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeptTool } from "../../health/kept-results.port.ts";
import type { SavedResult } from "./saved-result.ts";

/** Somebody's own results of one tool, the newest first. Source: specification/trackers.md, Results of the tools. */
export type ListResults = (customer: CustomerId) => Promise<readonly SavedResult[]>;
export const ListResults = {
  body: useCase<ListResults>("trackers", "ListBodyResults"),
  prakriti: useCase<ListResults>("trackers", "ListPrakritiResults"),
  stress: useCase<ListResults>("trackers", "ListStressResults"),
} as const satisfies Record<KeptTool, unknown>;

export const makeListResults = makers(
  ListResults,
  { results: SavedResults },
  (tool) =>
    ({ results }: { readonly results: Pick<SavedResults, "listOf"> }): ListResults =>
    (customer) =>
      results.listOf(customer, tool),
);
