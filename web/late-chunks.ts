import { dirname, relative } from "node:path";
import { neededImports } from "./needed-imports.ts";
import type { Plugin } from "vite";
import type { AllCodeFiles } from "./code-files.ts";

/** The file from which every page is built. */
const OF_EVERY_PAGE = /[\\/]index\.html$/;
/** The files from which the first view of a page is built. */
const OF_FIRST_VIEWS = /-(?:screen|routes)\.tsx$|[\\/]index\.html$|[\\/]service-worker\.ts$/;
/** A module that parts of at least so many areas import goes into a chunk for all areas. */
const MANY_AREAS = 4;
/** A module that parts of at least so many folders of one area import goes into the chunk of that area. */
const MANY_FOLDERS = 3;

/** The modules with which calls to the server are declared. */
const OF_ADAPTERS = /[\\/]adapters[\\/]/;
const OF_CORE = /[\\/]core[\\/]/;
type LateParts = Pick<AllCodeFiles, "ofTheFrame" | "apart">;
type Graph = { readonly imports: (id: string) => readonly string[]; readonly parts: ReadonlySet<string> };

/**
 * Chunks of the code that a window loads after its first view. The bundler by itself makes a file for each set of importers: hundreds of
 * files of a line or two, of which a page waited for two hundred once somebody was signed in. Here there is one chunk of what every window
 * loads once somebody is signed in, one of what many areas import, and one an area of what several of its folders import. A module's own
 * imports have at least as many importers as the module, so no two of these chunks wait for each other.
 */
export function lateChunks(
  project: string,
  features: LateParts,
): {
  readonly plugin: Plugin;
  readonly nameOf: (id: string) => string | null;
  /** Whether every page needs a module for its first view, or some pages, or none does. */
  readonly neededFirst: (id: string) => "everywhere" | "on some pages" | null;
} {
  let names: ReadonlyMap<string, string> = new Map();
  let frame: ReadonlySet<string> = new Set();
  let first: ReadonlySet<string> = new Set();
  return {
    nameOf: (id) => names.get(id) ?? null,
    neededFirst: (id) => (frame.has(id) ? "everywhere" : first.has(id) ? "on some pages" : null),
    plugin: {
      name: "late-chunks",
      apply: "build",
      renderStart() {
        const ids = [...this.getModuleIds()];
        const imports = neededImports(new Map(ids.map((id) => [id, this.getModuleInfo(id) ?? { code: null, importedIds: [] }])));
        const neededBy = (roots: RegExp) =>
          closure(
            ids.filter((id) => roots.test(id)),
            imports,
          );
        frame = neededBy(OF_EVERY_PAGE);
        first = neededBy(OF_FIRST_VIEWS);
        const later = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => !first.has(id));
        names = named({ imports: (id) => imports(id).filter((more) => !first.has(more)), parts: new Set(later) }, (id, by) =>
          nameBy(id, by, project, features),
        );
      },
    },
  };
}

function named({ imports, parts }: Graph, nameOf: (id: string, parts: readonly string[]) => string | null): ReadonlyMap<string, string> {
  const askedBy = new Map<string, string[]>();
  for (const part of parts) for (const id of closure([part], imports)) askedBy.set(id, [...(askedBy.get(id) ?? []), part]);
  return new Map(
    [...askedBy].flatMap(([id, by]) => {
      const name = nameOf(id, by);
      return name === null ? [] : [[id, name]];
    }),
  );
}

/** The name of the chunk for a module that these parts import. null: a module of a single part stays in that part's own file, as the bundler does it. */
function nameBy(id: string, parts: readonly string[], project: string, { ofTheFrame, apart }: LateParts): string | null {
  if (parts.some((part) => ofTheFrame.some((modules) => modules.test(part)))) return "late-frame";
  if (parts.length === 1) return null;
  const isEverywhere = parts.some((part) => part.endsWith("sides/late"));
  const [limited] = apart.find(([, modules]) => parts.some((part) => modules.test(part))) ?? [];
  if (limited !== undefined) return isEverywhere ? `late-${limited}` : null;
  if (isEverywhere) return "late-everywhere";
  const folders = new Set(parts.map((part) => relative(project, dirname(part)).replace(/^(?:web[\\/]features|adapters)[\\/]/, "")));
  const areas = new Set([...folders].map(areaOf));
  if (areas.size >= MANY_AREAS && parts.every((part) => OF_ADAPTERS.test(part))) return "late-adapters";
  if (areas.size >= MANY_AREAS) return OF_CORE.test(id) ? "late-core" : "late-parts"; // Calls need the one, and none of what is drawn.
  const askers = areas.size > 1 || folders.size >= MANY_FOLDERS ? areas : folders;
  return `late-${[...askers].sort().join("-").replaceAll(/[\\/]/g, "-")}`;
}

/** The area of a folder: `trackers` for `trackers/meal` and for `http-contract/trackers`. */
const areaOf = (folder: string): string => folder.replace(/^http-(?:client|contract)[\\/]/, "").split(/[\\/]/, 1)[0] ?? folder;

function closure(roots: readonly string[], imports: (id: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set(roots);
  for (const id of all) for (const more of imports(id)) all.add(more); // The loop also visits what is added while it runs.
  return all;
}
