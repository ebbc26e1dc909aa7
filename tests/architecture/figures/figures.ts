import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { areaArrows } from "#tests/architecture/features/features.ts";
import { folderArrows } from "#tests/architecture/folders.ts";
import { arrows, importCircles } from "#tests/architecture/imports.ts";
import type { Arrow } from "#tests/architecture/imports.ts";

type Source = { readonly path: string; readonly source: string };

const read = (pattern: string): readonly Source[] => globSync(pattern).map((path) => ({ path, source: readFileSync(path, "utf8") }));

/** The figures of the source's structure, a row each. Scripts are counted where the shop is built. */
export function tableOfFigures(): string {
  const [core, web, composed] = [read("core/**/*.ts"), read("web/**/*.{ts,tsx}"), read("adapters/**/*.ts")];
  const useCases = useCasesIn(core);
  return [
    ["areas of web in circles of what they import", String(inCircles(areaArrows(web)))],
    ["folders of areas of core in circles, types counted", String(inCircles(folderArrows(core)))],
    ["rooms that name a use case, at most", String(mostRooms(useCases, composed))],
    [
      "models and stores that take the locator AllDependencies",
      ofAll(web.filter(isStore), ({ source }) => /\bAllDependencies\b/.test(source)),
    ],
    ["files of at most 15 lines of code, core", shareOf(core.filter(isShort).length, core.length)],
    ["files of at most 15 lines of code, web", shareOf(web.filter(isShort).length, web.length)],
    ["script files of the shop in one language; their median", scripts()],
    ["mentions of what makes code late", String(mentions(web, LATE))],
    ["lines that say which code goes into which file", String(linesOf(read("web/chunks.ts")))],
    ["use cases that no test of tests/core or tests/laws makes or takes", ofAll(useCases, ({ name }) => !reachedInCore().has(name))],
  ]
    .map(([name, figure]) => `${figure?.padStart(14)}  ${name}`)
    .join("\n");
}

const ofAll = <Item>(all: readonly Item[], test: (item: Item) => boolean): string => `${all.filter(test).length} of ${all.length}`;
const shareOf = (some: number, all: number): string => `${Math.round((100 * some) / all)} %`;

const inCircles = (all: readonly Arrow[]): number => new Set(importCircles(all).flatMap((circle) => circle.split(" > "))).size;

const isStore = ({ path }: Source): boolean => /-(?:store|model)\.ts$/.test(path);

/** What is neither empty, a comment nor an import. */
const codeOf = (source: string): readonly string[] =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^import [\s\S]*?;$/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("//"));
const isShort = ({ source }: Source): boolean => codeOf(source).length <= 15;

type UseCase = { readonly path: string; readonly name: string };

const useCasesIn = (core: readonly Source[]): readonly UseCase[] =>
  core
    .filter(({ path }) => path.endsWith(".use-case.ts"))
    .flatMap(({ path, source }) => [...source.matchAll(/^export const (\w+) = useCase</gm)].map(([, name = ""]) => ({ path, name })));

/** Core declares it, and a contract says how it travels; what is no endpoint is bound by a composition. */
function mostRooms(useCases: readonly UseCase[], adapters: readonly Source[]): number {
  const rooms = [/^adapters\/http-contract\//, /^adapters\/composition\/.*over-http\.ts$/];
  const named = rooms.map(
    (room) =>
      new Set(adapters.filter(({ path }) => room.test(path)).flatMap(({ path, source }) => arrows(path, source).map(({ to }) => to))),
  );
  return Math.max(...useCases.map(({ path }) => 1 + named.filter((room) => room.has(path)).length));
}

const LATE = /\b(?:lateCode|latePart|laterPart|drawnFirst|late(?=\()|useLoaded|useAhead|dataAhead|Opened|loader|lateRoutes)\b/g;
const mentions = (sources: readonly Source[], words: RegExp): number =>
  sources.reduce((sum, { source }) => sum + (source.match(words)?.length ?? 0), 0);

const linesOf = (sources: readonly Source[]): number => sources.reduce((sum, { source }) => sum + source.trimEnd().split("\n").length, 0);

function scripts(): string {
  const folder = "dist/shop/en/assets";
  if (!existsSync(folder)) return "not built";
  const sizes = globSync(`${folder}/*.js`)
    .map((file) => statSync(file).size)
    .sort((one, other) => one - other);
  return `${sizes.length}; ${((sizes[Math.floor(sizes.length / 2)] ?? 0) / 1000).toFixed(2)} kB`;
}

let reached: ReadonlySet<string> | undefined;

/** Use cases that tests of core and laws make, themselves or through what they build with, or take from a container in the process. */
function reachedInCore(): ReadonlySet<string> {
  reached ??= new Set(
    read("tests/{core,laws,builders}/**/*.ts").flatMap(({ source }) =>
      [...source.matchAll(/\bmake([A-Z]\w*)|\.get\(([A-Z]\w*)/g)].map(([, made, taken]) => made ?? taken ?? ""),
    ),
  );
  return reached;
}
