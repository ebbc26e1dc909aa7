import { arrows } from "./imports.ts";
import type { Arrow } from "./imports.ts";

/**
 * What folders of an area import of one another; files that lie in the area itself stand for one folder more. A folder is a module: what
 * two folders know of each other belongs into one of them, so that types count as well.
 */
export const folderArrows = (sources: readonly { readonly path: string; readonly source: string }[]): readonly Arrow[] =>
  sources.flatMap(({ path, source }) =>
    arrows(path, source).flatMap(({ to }) => {
      const [from, of] = [folderOf(path), folderOf(to)];
      return from === null || of === null || from.area !== of.area || from.folder === of.folder
        ? []
        : [{ from: from.folder, to: of.folder, takes: "values" as const }];
    }),
  );

function folderOf(path: string): { readonly area: string; readonly folder: string } | null {
  if (path.endsWith("/use-cases.ts")) return null; // It lists for a composition what the area can do; nothing in core imports it.
  const [, area, below] = /^core\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  return area === undefined ? null : { area, folder: below === undefined ? `core/${area}` : `core/${area}/${below}` };
}
