import { useCase } from "../../shared/token.ts";
import { packageEntry } from "./package-entry.ts";
import { maker } from "../../shared/use-case.ts";
import { LabSnapshots } from "./lab-snapshot.ts";
import type { PackageEntry } from "./package-entry.ts";

/** Every package, the cheapest first. Source: specification/labs.md, Calls. */
export type ListLabPackages = () => Promise<readonly PackageEntry[]>;
export const ListLabPackages = useCase<ListLabPackages>("labs", "ListLabPackages");

export const makeListLabPackages = maker(ListLabPackages, { snapshots: LabSnapshots }, ({ snapshots }) => async () => {
  const { tests, packages } = await snapshots();
  const byId = new Map(tests.map((test) => [test.id, test]));
  return packages.toSorted((a, b) => a.price - b.price).map((one) => packageEntry(one, byId));
});
