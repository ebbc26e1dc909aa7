import { nameIndex } from "../../search/name-index.ts";
import { packageEntry } from "./package-entry.ts";
import { tellingWords } from "./telling-words.ts";
import type { NameIndex } from "../../search/name-index.ts";
import type { LabPackage } from "../lab-package.ts";
import type { LabOffer } from "../labs.port.ts";
import type { LabTestQuery } from "./lab-test-query.ts";
import type { PackageEntry } from "./package-entry.ts";

/** So many are shown beside tests. */
const MOST = 6;

/** The same packages are searched for a minute; their index is kept as long as they are. */
const INDEXES = new WeakMap<readonly LabPackage[], NameIndex<LabPackage>>();

/**
 * The packages whose name has the words that tests are sought by, the nearest name first: "full body" is no test. None where no words are
 * asked for, nor with a later page. Source: specification/labs.md, Tests, packages and labs.
 */
export function namedPackages({ tests, packages }: LabOffer, { title, after }: LabTestQuery): readonly PackageEntry[] {
  if (title === null || after !== null) return [];
  const byId = new Map(tests.map((test) => [test.id, test]));
  return indexOf(packages)(tellingWords(title))
    .slice(0, MOST)
    .map((one) => packageEntry(one, byId));
}

function indexOf(packages: readonly LabPackage[]): NameIndex<LabPackage> {
  const known = INDEXES.get(packages);
  if (known !== undefined) return known;
  const made = nameIndex(packages, ({ title: { english, hindi } }) => ({ name: english, hindi: hindi ?? "", spellings: [] }));
  INDEXES.set(packages, made);
  return made;
}
