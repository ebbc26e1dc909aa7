import { relative } from "node:path";
import type { Plugin } from "vite";

/** The file from which every page is built. */
const OF_EVERY_PAGE = /[\\/]index\.html$/;
/** The files from which the first view of a page is built. */
const OF_FIRST_VIEWS = /-(?:screen|routes)\.tsx$/;
const OF_THE_WORKER = /[\\/]service-worker\.ts$/;
const OF_USE_CASES = /\.use-case\.ts$/;
/** What calls the server or the device, with its area where it has one, and features. */
const OF_ADAPTERS = /^adapters[\\/](?:[\w-]+[\\/]([\w-]+)[\\/])?/;
const OF_FEATURES = /^web[\\/]features[\\/]([\w-]+)[\\/]/;

/**
 * The chunk into which each module of a window goes, by who needs it and the folder of whoever does. No rule names a module.
 *
 * | needed by | chunk |
 * | --- | --- |
 * | every page | `frame` |
 * | the first views of one feature | the feature's name |
 * | these, and later by one other | `<feature>-shared` |
 * | what one feature loads later | `<feature>-later` |
 * | calls of one area, and whoever makes them | `<area>-calls` |
 * | calls of several areas | `calls` |
 * | more: at a first view of some; later alone | `shared`; `later` |
 * | the worker and a window | `worker-shared`: a worker that imported a window's file would run it |
 *
 * What a module imports is needed by at least as many as the module, so no two chunks wait for each other. A part of no area has a file of
 * its own.
 */
export function chunks(project: string): { readonly plugin: Plugin; readonly chunkOf: (id: string) => string | null } {
  let names: ReadonlyMap<string, string | null> = new Map();
  return {
    chunkOf: (id) => names.get(id) ?? null,
    plugin: {
      name: "chunks",
      apply: "build",
      renderStart() {
        const modules = [...this.getModuleIds()].map((id) => {
          const { code, importedIds, dynamicallyImportedIds } = this.getModuleInfo(id) ?? NOTHING;
          return { id, path: relative(project, id), code: code ?? "", imports: importedIds, loads: dynamicallyImportedIds };
        });
        names = chunksOf(modules);
      },
    },
  };
}

const NOTHING = { code: "", importedIds: [], dynamicallyImportedIds: [] };

/** A module of a build, by its path in the project: what it imports, and what it loads while it runs. */
export type Module = {
  readonly id: string;
  readonly path: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly loads: readonly string[];
};

/** The chunk of each module. null: the bundler's own, as for what the worker alone needs. */
export function chunksOf(modules: readonly Module[]): ReadonlyMap<string, string | null> {
  const imports = neededImports(modules);
  const paths = new Map(modules.map(({ id, path }) => [id, path]));
  const like = (pattern: RegExp) => modules.filter(({ id }) => pattern.test(id)).map(({ id }) => id);
  const [everywhere, worker] = [OF_EVERY_PAGE, OF_THE_WORKER].map((roots) => neededBy(like(roots), () => "", imports));
  const views = new Set(like(OF_FIRST_VIEWS));
  const loaded = modules.flatMap(({ loads }) => loads).filter((id) => everywhere?.has(id) !== true);
  const groupOf = (id: string) => (views.has(id) ? viewsOf(paths.get(id) ?? "") : (laterOf(paths.get(id) ?? "") ?? id));
  const needed = neededBy([...views, ...loaded], groupOf, imports);
  function chunkOf(id: string): string | null {
    const groups = needed.get(id);
    if (worker?.has(id) === true) return everywhere?.has(id) === true || groups !== undefined ? "worker-shared" : null;
    if (everywhere?.has(id) === true) return "frame";
    return groups === undefined ? null : chunkFor([...groups]);
  }
  return new Map(modules.map(({ id }) => [id, chunkOf(id)]));
}

const viewsOf = (path: string): string => OF_FEATURES.exec(path)?.[1] ?? "shell";

/** null: of no area. */
function laterOf(path: string): string | null {
  const [, feature] = OF_FEATURES.exec(path) ?? [];
  if (feature !== undefined) return `${feature}-later`;
  const calls = OF_ADAPTERS.exec(path);
  return calls === null ? null : calls[1] === undefined ? CALLS : `${calls[1]}-calls`;
}

const CALLS = "calls";
const LATER = /-(?:later|calls)$/;

/** The chunk of what these need: first views, later ones, calls, and parts of no area by their paths. */
function chunkFor(groups: readonly string[]): string | null {
  const [only = "", ...more] = groups;
  if (more.length === 0) return isPart(only) ? null : only;
  const areas = new Set(groups.map((group) => group.replace(LATER, "")));
  const [view, ...views] = groups.filter((group) => !isPart(group) && !LATER.test(group) && group !== CALLS);
  if (view !== undefined) return views.length > 0 || areas.size > 2 ? "shared" : areas.size === 1 ? view : `${view}-shared`;
  if (areas.size === 1) return `${only.replace(LATER, "")}-calls`;
  return groups.every((group) => group.endsWith(CALLS)) ? CALLS : "later";
}

const isPart = (group: string): boolean => /[\\/]/.test(group);

/**
 * What each module needs of what it imports. Where windows take a use case's name alone, nobody there needs what its file imports to make
 * it.
 */
function neededImports(modules: readonly Module[]): (id: string) => readonly string[] {
  const taken = new Set(modules.flatMap(({ code }) => namesIn(code, /^import\s*\{([^}]*)\}/gm)));
  const imports = modules.map(({ id, code, imports }) => {
    const more = namesIn(code, /^export (?:const|(?:async )?function) (\w+)/gm).filter((name) => !OF_A_TYPE.test(name));
    return [id, OF_USE_CASES.test(id) && !more.some((name) => taken.has(name)) ? [] : imports] as const;
  });
  const byId = new Map(imports);
  return (id) => byId.get(id) ?? [];
}

/** A use case is called as its type is. */
const OF_A_TYPE = /^[A-Z][a-z]/;

const namesIn = (code: string, clauses: RegExp): readonly string[] =>
  [...code.matchAll(clauses)].flatMap(([, names = ""]) => [...names.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].map(([, name = ""]) => name));

/** All that these roots import, with the groups of the roots that need each. */
function neededBy(
  roots: readonly string[],
  groupOf: (root: string) => string,
  imports: (id: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const needed = new Map<string, Set<string>>();
  for (const root of new Set(roots)) {
    const all = new Set([root]);
    for (const id of all) {
      needed.set(id, (needed.get(id) ?? new Set()).add(groupOf(root)));
      for (const more of imports(id)) all.add(more); // The loop comes to what is added meanwhile.
    }
  }
  return needed;
}
