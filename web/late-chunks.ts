import { dirname, relative } from "node:path";
import type { Plugin } from "vite";

/** What pages as they first stand are made of begins at these files. */
const OF_FIRST_VIEWS = /-(?:screen|routes)\.tsx$|[\\/]index\.html$|[\\/]service-worker\.ts$/;
/** What parts of so many areas ask for is one file, and so is what parts of so many folders of one area ask for. */
const MANY_AREAS = 4;
const MANY_FOLDERS = 3;

/** What a window makes of the frame around a page once that stands. */
const OF_THE_FRAME = /features.site.(?:menus.(?:shop-bar|shop-side-menu|account-menu)|header.header-menus|footer.site-foot)/;
/** What calls to the server are declared with. */
const OF_ADAPTERS = /[\\/]adapters[\\/]/;
/** A call has a limit of its own, and little of what stands everywhere. */
const OF_A_CALL = /[\\/]consultations[\\/]call[\\/]/;

type Graph = { readonly imports: (id: string) => readonly string[]; readonly parts: ReadonlySet<string> };

/**
 * Chunks of what a window loads after its first view. Left to the bundler, which parts it by who asks for it, that was hundreds of files of a
 * line or two, and a page of somebody signed in waited for two hundred. Here what each window loads once somebody is known is one file, what
 * many areas ask for another, and what several folders of an area ask for a third. Whatever a module imports is asked for by at least as many,
 * so no two of these files wait for each other.
 */
export function lateChunks(project: string): { readonly plugin: Plugin; readonly nameOf: (id: string) => string | null } {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: "late-chunks",
      apply: "build",
      renderStart() {
        const ids = [...this.getModuleIds()];
        const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const first = closure(
          ids.filter((id) => OF_FIRST_VIEWS.test(id)),
          imports,
        );
        const later = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((id) => !first.has(id));
        names = named({ imports: (id) => imports(id).filter((more) => !first.has(more)), parts: new Set(later) }, project);
      },
    },
  };
}

function named({ imports, parts }: Graph, project: string): ReadonlyMap<string, string> {
  const askedBy = new Map<string, string[]>();
  for (const part of parts) for (const id of closure([part], imports)) askedBy.set(id, [...(askedBy.get(id) ?? []), part]);
  return new Map(
    [...askedBy].flatMap(([id, by]) => {
      const name = nameBy(by, project);
      return name === null ? [] : [[id, name]];
    }),
  );
}

/** A part that asks alone keeps its own file: the bundler puts into that what other files name and do not use. */
function nameBy(parts: readonly string[], project: string): string | null {
  if (parts.some((part) => OF_THE_FRAME.test(part))) return "late-frame";
  if (parts.length === 1) return null;
  const isEverywhere = parts.some((part) => part.endsWith("sides/late"));
  if (parts.some((part) => OF_A_CALL.test(part))) return isEverywhere ? "late-calls" : null;
  if (isEverywhere) return "late-everywhere";
  const folders = new Set(parts.map((part) => relative(project, dirname(part)).replace(/^(?:web[\\/]features|adapters)[\\/]/, "")));
  const areas = new Set([...folders].map(areaOf));
  if (areas.size >= MANY_AREAS) return parts.every((part) => OF_ADAPTERS.test(part)) ? "late-adapters" : "late-parts";
  const askers = areas.size > 1 || folders.size >= MANY_FOLDERS ? areas : folders;
  return `late-${[...askers].sort().join("-").replaceAll(/[\\/]/g, "-")}`;
}

/** Of `trackers/meal` and `http-contract/trackers` it is `trackers`. */
const areaOf = (folder: string): string => folder.replace(/^http-(?:client|contract)[\\/]/, "").split(/[\\/]/, 1)[0] ?? folder;

function closure(roots: readonly string[], imports: (id: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set(roots);
  for (const id of all) for (const more of imports(id)) all.add(more); // A set's loop comes to what is added meanwhile.
  return all;
}
