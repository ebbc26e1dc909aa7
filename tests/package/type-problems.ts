import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";

/** What is wrong with the types of a packed library's entries for who imports them, and how many entries were looked at. */
export async function typeProblems(
  tarball: string,
  entrypoints: string[],
): Promise<{ readonly problems: readonly object[]; readonly looked: number }> {
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints });
  if (!("problems" in checked)) throw new TypeError("the package has no types");
  // It is for `import` by Node 20 and bundlers: neither for `require` nor for what resolves as Node 10 did.
  const forImport = (kind: unknown) => kind === "node16-esm" || kind === "bundler";
  const problems = checked.problems.filter((problem) => !("resolutionKind" in problem) || forImport(problem.resolutionKind));
  return { problems, looked: Object.keys(checked.entrypoints).length };
}
