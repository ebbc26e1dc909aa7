import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { packageEntry } from "./package-entry.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "./lab-snapshot.ts";
import type { Result } from "../../shared/result.ts";
import type { LabTest } from "../lab-test.ts";
import type { PackageEntry } from "./package-entry.ts";

/** A test and the packages that hold it, the cheapest first. */
export type ShownLabTest = { readonly test: LabTest; readonly packages: readonly PackageEntry[] };

/** One test by its slug. Source: specification/labs.md, Calls. */
export type ShowLabTest = (slug: string) => Promise<Result<ShownLabTest, { readonly kind: "unknown-test" }>>;
export const ShowLabTest = useCase<ShowLabTest>("labs", "ShowLabTest");

export const makeShowLabTest = maker(ShowLabTest, { snapshots: LabSnapshots }, ({ snapshots }) => async (slug) => {
  const { tests, packages } = await snapshots();
  const { bySlug, byId } = named(tests);
  const test = bySlug.get(slug);
  if (test === undefined) return refused({ kind: "unknown-test" });
  const holding = packages.filter((one) => one.tests.includes(test.id)).toSorted((a, b) => a.price - b.price);
  return ok({ test, packages: holding.map((one) => packageEntry(one, byId)) });
});

type NamedTests = { readonly bySlug: ReadonlyMap<string, LabTest>; readonly byId: ReadonlyMap<LabTest["id"], LabTest> };

/** The same list is asked for a minute: of a large one it costs more to look through it than all else of an answer. */
const NAMED = new WeakMap<readonly LabTest[], NamedTests>();

function named(tests: readonly LabTest[]): NamedTests {
  const known = NAMED.get(tests);
  if (known !== undefined) return known;
  const made = { bySlug: new Map(tests.map((one) => [one.slug, one])), byId: new Map(tests.map((one) => [one.id, one])) };
  NAMED.set(tests, made);
  return made;
}
