import { AUDIENCES, labPackageId } from "#core/labs/lab-package.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { paise } from "#core/shared/money.ts";
import { oneOf } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { eachOnce, ID, RUPEES, SLUG, textIn } from "./kinds.ts";
import type { LabPackage } from "#core/labs/lab-package.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** A package of a laboratory's file. Source: specification/labs.md, Tests, packages and labs. */
export function packageIn(part: Part): Read<LabPackage> {
  const id = part.required("_id", ID);
  const price = part.required("price", RUPEES);
  const tests = eachOnce(part, "tests", { kind: ID, most: 100 });
  if (tests !== FAULTY && tests.length === 0) part.fault("tests", "a list of at least one");
  const reads: Reads<LabPackage> = {
    id: id === FAULTY ? FAULTY : labPackageId(id),
    slug: part.required("slug", SLUG),
    title: textIn(part, "title", "short"),
    text: textIn(part, "text", "long"),
    audience: part.required("for", oneOf(AUDIENCES)),
    price: price === FAULTY ? FAULTY : paise(price),
    tests: tests === FAULTY ? FAULTY : tests.map(labTestId),
  };
  return isWhole(reads) ? reads : FAULTY;
}
