import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

export type Demand = "must" | "may" | "none";
export type Check = "browser" | "api" | "unit" | "static" | "none";

/** A statement of the specification: its id, the part of the shop that it speaks of, how it can be checked, and whether it is demanded. */
export type Statement = { readonly id: string; readonly area: string; readonly checks: readonly Check[]; readonly demand: Demand };

/** A statement with the heading that says what it means: "cart.md, Subtotal". */
type Placed = Statement & { readonly heading: string };

type AreaFile = Readonly<Record<string, Readonly<Record<string, Partial<Record<Demand, readonly string[]>>>>>>;

const demands: readonly Demand[] = ["must", "may", "none"];
const checks: readonly Check[] = ["browser", "api", "unit", "static", "none"];

export function inventory(): readonly Placed[] {
  return globSync("docs/specification/statements/*.json").sort().flatMap(statementsIn);
}

function statementsIn(path: string): readonly Placed[] {
  const area = basename(path, ".json");
  const byHeading: AreaFile = JSON.parse(readFileSync(path, "utf8"));
  return Object.entries(byHeading).flatMap(([heading, byCheck]) =>
    Object.entries(byCheck).flatMap(([check, byDemand]) => {
      const parts = checks.filter((one) => check.split("+").includes(one));
      return demands.flatMap((demand) => (byDemand[demand] ?? []).map((id) => ({ id, area, checks: parts, demand, heading })));
    }),
  );
}

/**
 * The ids that a test file names at the end of its titles: `"a sentence [ru-12]"`. What is marked as long counts as little as a file of
 * long tests: `npm test` does not run it.
 */
export function namedIn(source: string): readonly string[] {
  return [...source.matchAll(/((?:\s*\[[a-z]{2}-[a-z0-9-]+\])+)["'`](?!,\s*\{\s*tags: \["long"\])/g)].flatMap(([, marks = ""]) =>
    [...marks.matchAll(/\[([^\]]+)\]/g)].map(([, id = ""]) => id),
  );
}

export const testFiles = (): readonly string[] =>
  globSync("tests/**/*{.test,-suite}.{ts,tsx}", { exclude: ["**/*.long.test.ts"] }).map((path) => path.replaceAll("\\", "/"));

/** What tests name: on screens and in browsers, and anywhere. */
export type Named = { readonly onScreens: ReadonlySet<string>; readonly anywhere: ReadonlySet<string> };

export function named(): Named {
  const idsOf = (paths: readonly string[]) => new Set(paths.flatMap((path) => namedIn(readFileSync(path, "utf8"))));
  const all = testFiles();
  return { onScreens: idsOf(all.filter((path) => /^tests\/(browser|web)\//.test(path))), anywhere: idsOf(all) };
}
