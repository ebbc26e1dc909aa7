import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CannotStart } from "#core/shared/cannot-start.ts";
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

/** A shell's pages as `npm run build` wrote them, one build for each language. The code that renders them is loaded with the first request. Throws CannotStart if they are not built. */
export async function builtShell(shell: ShellName, notBuilt: string) {
  const built = { en: await builtPages(shell, "en", notBuilt), hi: await builtPages(shell, "hi", notBuilt) };
  return { built, files: LANGUAGES.map((language) => built[language].folder) };
}

/** The patterns of a shell's routes. Rejects where it is not built. */
export const builtPatterns = async (shell: ShellName): Promise<ReadonlySet<string>> =>
  new Set(await (await RENDERERS[shell].en()).patterns());

async function builtPages(shell: ShellName, language: Language, notBuilt: string) {
  const folder = new URL(`../../../dist/${shell}/${language}/`, import.meta.url);
  const frame = await readFile(new URL("index.html", folder), "utf8").catch(() => {
    throw new CannotStart(notBuilt);
  });
  return { folder: fileURLToPath(folder), frame, renderer: RENDERERS[shell][language] };
}
