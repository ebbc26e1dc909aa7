import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "#core/shared/language.ts";
import type { Language } from "#core/shared/language.ts";
import type { ShellName } from "./shells.ts";

type Renderer = typeof import("#pages/*");

/** Each address is written out: only so it can be found in the built pages. */
const RENDERERS: Readonly<Record<ShellName, Readonly<Record<Language, () => Promise<Renderer>>>>> = {
  shop: { en: () => import("#pages/shop/en"), hi: () => import("#pages/shop/hi") },
  benefits: { en: () => import("#pages/benefits/en"), hi: () => import("#pages/benefits/hi") },
  desk: { en: () => import("#pages/desk/en"), hi: () => import("#pages/desk/hi") },
};

/** What draws a shell's pages in one language. The code that does is loaded with the first request. */
type BuiltPages = { readonly frame: string; readonly renderer: () => Promise<Renderer> };

export type BuiltShell = {
  /** The folders of the files that its pages load, of the languages that are built by now. */
  readonly files: () => readonly string[];
  /** null: not built yet. */
  readonly pagesIn: (language: Language) => Promise<BuiltPages | null>;
};

/** A shell's pages as the build wrote them, each language by itself: one that is built while the server runs is there from then on. */
export function builtShell(shell: ShellName): BuiltShell {
  const known = new Map<Language, Promise<BuiltPages>>();
  let folders: readonly string[] = [];
  return {
    files() {
      // Each request asks: the disk is looked at for as long only as something is not there.
      if (folders.length < LANGUAGES.length)
        folders = LANGUAGES.filter((language) => isBuilt(shell, language)).map((language) => folderOf(shell, language));
      return folders;
    },
    async pagesIn(language) {
      const pages = known.get(language) ?? (isBuilt(shell, language) ? readPages(shell, language) : null);
      if (pages !== null) known.set(language, pages);
      return pages;
    },
  };
}

/** Whether a shell's pages in a language are there as a whole: the build writes that last. */
export const isBuilt = (shell: ShellName, language: Language): boolean =>
  existsSync(new URL(`../../../dist/server/${shell}/${language}/.built`, import.meta.url));

/** The patterns of a shell's routes. null: it is not built. */
export const builtPatterns = async (shell: ShellName): Promise<ReadonlySet<string> | null> =>
  isBuilt(shell, "en") ? new Set(await (await RENDERERS[shell].en()).patterns()) : null;

const folderOf = (shell: ShellName, language: Language): string =>
  fileURLToPath(new URL(`../../../dist/${shell}/${language}/`, import.meta.url));

const readPages = async (shell: ShellName, language: Language): Promise<BuiltPages> => ({
  frame: await readFile(`${folderOf(shell, language)}index.html`, "utf8"),
  renderer: RENDERERS[shell][language],
});
