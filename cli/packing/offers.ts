import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

/** The entries of the package, `niramaya/<entry>`, and the source files whose exports each offers. */
export type Offers = Readonly<Record<string, readonly string[]>>;

/**
 * Each context of core by its name; free times, boards, who sees what, money and days for themselves; a shop in memory; and what tests of
 * one's own are made from.
 */
export function offers(project: URL): Offers {
  const filesIn = (...patterns: readonly string[]) =>
    globSync([...patterns], { cwd: fileURLToPath(project) })
      .filter((path) => !path.endsWith(".test.ts") && !path.includes("/wording/")) // Phrases of a language have the same name in each: what chooses among them is offered.
      .filter((path) => !path.endsWith("/use-cases.ts")) // It lists for a composition what the other files export.
      .map((path) => path.replaceAll("\\", "/"))
      .sort();
  const contexts = [...new Set(filesIn("core/*/**/*.ts").map((path) => path.split("/")[1] ?? ""))];
  return {
    ...Object.fromEntries(contexts.map((context) => [context, filesIn(`core/${context}/**/*.ts`)])),
    catalogue: [...filesIn("core/{catalogue,search}/**/*.ts"), "core/shared/searched-text.ts"],
    health: [...filesIn("core/health/**/*.ts"), "core/shared/exact.ts"],
    slots: filesIn("core/consultations/slots/*.ts"),
    leaderboard: filesIn("core/fitbook/leaderboard/*.ts"),
    visibility: filesIn("core/fitbook/visibility/*.ts"),
    days: ["core/shared/day.ts"],
    memory: ["adapters/composition/shop-in-memory.ts"],
    money: ["core/shared/exact.ts", "core/shared/money.ts"],
    testing: filesIn("tests/arbitraries/**/any-*.ts", "tests/laws/{*-laws,law,check-law,claim}.ts"),
  };
}

/** What two files of an entry export by one name: a reader of the entry would get neither. */
export const offeredTwice = (project: URL, offered: Offers): readonly string[] =>
  Object.entries(offered).flatMap(([entry, files]) =>
    repeated(files.flatMap((file) => namesOf(file, readFileSync(new URL(file, project), "utf8")))).map(
      (name) => `niramaya/${entry} would offer ${name} twice`,
    ),
  );

/** Each entry hands on what its files export. */
export function writeEntries(project: URL, target: URL, offered: Offers): void {
  const twice = offeredTwice(project, offered);
  if (twice.length > 0) throw new Error(twice.join("; "));
  mkdirSync(new URL("entries/", target));
  for (const [entry, files] of Object.entries(offered)) {
    const text = files.map((file) => `export * from "../${file.replace(/\.ts$/, ".js")}";\n`).join("");
    for (const ending of ["js", "d.ts"]) writeFileSync(new URL(`entries/${entry}.${ending}`, target), text);
  }
}

function namesOf(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source);
  return [...new Set(module.staticExports.flatMap((statement) => statement.entries.flatMap(({ exportName }) => exportName.name ?? [])))];
}

const repeated = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
