import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Catalogue } from "./catalogue.port.ts";
import type { SafetyFacts } from "./safety-facts.ts";

/**
 * What of at most 100 products somebody's own health can be held against, where they are: nobody tells the shop of it. Products that do not
 * exist are left out. Source: specification/safety.md, What the shop learns.
 */
export type ListSafetyFacts = (ids: readonly string[]) => Promise<readonly SafetyFacts[]>;
export const ListSafetyFacts = useCase<ListSafetyFacts>("catalogue", "ListSafetyFacts");

export const makeListSafetyFacts = maker(
  ListSafetyFacts,
  { catalogue: Catalogue },
  ({ catalogue }: { readonly catalogue: Pick<Catalogue, "safetyFactsOf"> }) =>
    (ids) =>
      catalogue.safetyFactsOf(ids),
);
