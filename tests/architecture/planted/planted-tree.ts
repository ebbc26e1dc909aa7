import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/**
 * A tracker of steps as a branch adds it, room by room, with its tests. Written by `git diff --unified=1`, so that work beside it does not
 * spoil it.
 */
const STEPS = resolve("tests/architecture/planted/steps.patch");
const APPLY = ["apply", "-C1"];
const PARTS = ["core", "adapters", "web", "cli", "tests", "docs", "README.md", "package.json", "tsconfig.json"];

export type Ran = { readonly status: number | null; readonly said: string };

/** What `git apply` says of the branch against the source as it is: nothing where it applies. */
export const whyNotApplied = (): string => run(".", "git", [...APPLY, "--check", STEPS]).said;

/** The files that the branch changes, and those that it adds. */
export function filesOfBranch(): { readonly changed: readonly string[]; readonly added: readonly string[] } {
  const [, ...files] = readFileSync(STEPS, "utf8").split(/^diff --git a\//m);
  const of = (isNew: boolean) =>
    files.filter((file) => /^new file mode/m.test(file) === isNew).map((file) => file.slice(0, file.indexOf(" ")));
  return { changed: of(false), added: of(true) };
}

/** The source with the branch applied, in a folder of its own that uses the packages of this one. */
export function plantedTree(): { readonly run: (program: string, given: readonly string[]) => Ran; readonly remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), "niramaya-planted-"));
  for (const part of PARTS)
    cpSync(part, join(tree, part), { recursive: true, filter: (from) => !["node_modules", "dist"].includes(basename(from)) });
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  const { said } = run(tree, "git", [...APPLY, STEPS]);
  if (said !== "") throw new Error(said);
  return {
    run: (program, given) => run(tree, process.execPath, [join("node_modules", program), ...given]),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}

function run(folder: string, program: string, given: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(program, given, { cwd: folder, encoding: "utf8" });
  if (error !== undefined) throw error; // No such program, as on a machine without git.
  return { status, said: stdout + stderr };
}
