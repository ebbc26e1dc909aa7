import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { packageEntry } from "./package-entry.ts";
import type { Result } from "../../shared/result.ts";
import type { LabTest } from "../lab-test.ts";
import type { LabSnapshots } from "./lab-snapshot.ts";
import type { PackageEntry } from "./package-entry.ts";

/** A test and the packages that hold it, the cheapest first. */
export type ShownLabTest = { readonly test: LabTest; readonly packages: readonly PackageEntry[] };

/** One test by its slug. Source: specification/labs.md, Calls. */
export type ShowLabTest = (slug: string) => Promise<Result<ShownLabTest, { readonly kind: "unknown-test" }>>;
export const ShowLabTest = token<ShowLabTest>("ShowLabTest");

export const makeShowLabTest =
  ({ snapshots }: { readonly snapshots: LabSnapshots }): ShowLabTest =>
  async (slug) => {
    const { tests, packages } = await snapshots();
    const test = tests.find((one) => one.slug === slug);
    if (test === undefined) return refused({ kind: "unknown-test" });
    const byId = new Map(tests.map((one) => [one.id, one]));
    const holding = packages.filter((one) => one.tests.includes(test.id)).toSorted((a, b) => a.price - b.price);
    return ok({ test, packages: holding.map((one) => packageEntry(one, byId)) });
  };
