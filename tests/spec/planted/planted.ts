import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { inventory, named, testFiles } from "../named.ts";
import { draw } from "./draw.ts";

/** A small change of the text of `file`, after which what statement `id` says no longer holds. */
export type Fault = { readonly id: string; readonly file: string; readonly from: string; readonly to: string };

/** Statements drawn, in the order of the draw, and the faults that are planted for them. */
export type Planted = { readonly drawn: readonly string[]; readonly faults: readonly Fault[] };

export const DRAW = { seed: 20_261_130, count: 80 } as const;

export const planted = (): Planted => JSON.parse(readFileSync("tests/spec/planted/planted.json", "utf8"));

/** The draw as it would be today: of all demanded statements that a test names. */
export function drawnToday(): readonly string[] {
  const { anywhere } = named();
  return draw(
    inventory().flatMap(({ id, demand }) => (demand === "must" && anywhere.has(id) ? [id] : [])),
    DRAW,
  );
}

/** The text with its fault. Where the place is not there, or there more than once, nobody knows what would be broken. */
export function withFault(source: string, { id, file, from, to }: Fault): string {
  const places = source.split(from).length - 1;
  if (places !== 1) throw new Error(`The place of the fault of ${id} stands ${places} times in ${file}.`);
  return source.replace(from, () => to);
}

/** The text of each file of tests, by its path. */
export const testSources = (): ReadonlyMap<string, string> => new Map(testFiles().map((path) => [path, readFileSync(path, "utf8")]));

/** It names the calls in titles that it makes of the specification's list. */
const CALLS = "tests/spec/calls.test.ts";

/** The files of tests that run a test which names the statement: those that do themselves, and those that run a suite which does. */
export function testsOf(id: string, sources = testSources()): readonly string[] {
  const found = new Set([...sources].flatMap(([path, source]) => (source.includes(`[${id}]`) ? [path] : [])));
  // A set goes on over what is added to it meanwhile: a suite may be run by another suite.
  for (const path of found)
    if (/-suite\.tsx?$/.test(path)) for (const [user, source] of sources) if (source.includes(`/${basename(path)}"`)) found.add(user);
  if (id.startsWith("ep-")) found.add(CALLS);
  return [...found].filter((path) => !/-suite\.tsx?$/.test(path)).sort();
}

/** What stands at the top of the project, but for what is installed. */
export const atTop = (): readonly string[] => globSync("*", { exclude: ["node_modules"] });
