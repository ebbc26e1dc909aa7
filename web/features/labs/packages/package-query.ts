import { AUDIENCES } from "#core/labs/lab-package.ts";
import type { Audience } from "#core/labs/lab-package.ts";
import type { PackageEntry } from "#core/labs/list/package-entry.ts";

/** So many packages stand side by side. */
export const MOST_COMPARED = 4;

/** For whom an address asks packages; null: for anybody. */
export const audienceIn = (search: URLSearchParams): Audience | null =>
  AUDIENCES.find((audience) => audience === search.get("for")) ?? null;

/** Packages that an address puts side by side, in its order and each once; `leftOut`: how many more it names than stand there. */
export type Compared = { readonly compared: readonly PackageEntry[]; readonly leftOut: number };

export function comparedIn(search: URLSearchParams, all: readonly PackageEntry[]): Compared {
  const bySlug = new Map(all.map((one) => [one.package.slug, one]));
  const named = [...new Set(search.getAll("compare"))].flatMap((slug) => bySlug.get(slug) ?? []);
  return { compared: named.slice(0, MOST_COMPARED), leftOut: Math.max(0, named.length - MOST_COMPARED) };
}
