import { token } from "../../shared/token.ts";
import { searchedTests } from "./searched-tests.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "./lab-snapshot.ts";
import type { LabTestQuery } from "./lab-test-query.ts";
import type { LabTestPage } from "./searched-tests.ts";

/** A page of tests. Source: specification/labs.md, Calls. */
export type FindLabTests = (asked: LabTestQuery) => Promise<LabTestPage>;
export const FindLabTests = token<FindLabTests>("FindLabTests");

export const makeFindLabTests = maker(
  FindLabTests,
  { snapshots: LabSnapshots },
  ({ snapshots }) =>
    async (asked) =>
      searchedTests((await snapshots()).tests, asked),
);
