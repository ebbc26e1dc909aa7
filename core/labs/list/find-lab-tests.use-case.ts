import { useCase } from "../../shared/token.ts";
import { namedPackages } from "./named-packages.ts";
import { searchedTests } from "./searched-tests.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "./lab-snapshot.ts";
import type { LabTestQuery } from "./lab-test-query.ts";
import type { PackageEntry } from "./package-entry.ts";
import type { LabTestPage } from "./searched-tests.ts";

/** `packages`: those whose name has the words that were asked for, with the first page. */
export type FoundLabTests = LabTestPage & { readonly packages: readonly PackageEntry[] };

/** A page of tests. Source: specification/labs.md, Calls. */
export type FindLabTests = (query: LabTestQuery) => Promise<FoundLabTests>;
export const FindLabTests = useCase<FindLabTests>("labs", "FindLabTests");

export const makeFindLabTests = maker(FindLabTests, { snapshots: LabSnapshots }, ({ snapshots }) => async (query) => {
  const offer = await snapshots();
  return { ...searchedTests(offer.tests, query), packages: namedPackages(offer, query) };
});
