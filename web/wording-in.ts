import { existsSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Pages are built once a language: a file of a folder `wording` of one of the `rooms` is replaced by its twin in that language's folder,
 * and nobody loads words of another. A file without a twin stops the build: its words would be shown in English.
 */
export function wordingIn(language: "en" | "hi", ...rooms: readonly string[]): Plugin {
  return {
    name: "wording-in",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (language === "en" || importer === undefined) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null || !rooms.some((room) => resolved.id.startsWith(room))) return resolved;
      const twin = resolved.id.replace(/(?<=\/wording\/)(?=[\w-]+\.ts$)/, "hindi/");
      if (twin !== resolved.id && !existsSync(twin)) this.error(`${resolved.id} has no twin ${twin}`);
      return { ...resolved, id: twin };
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => (language === "en" ? html : inDevanagari(html).replace('<html lang="en">', `<html lang="${language}">`)),
    },
  };
}

/** What is read first, text and titles, comes in the page's own letters with the page; Latin ones stay for amounts and brands. */
const inDevanagari = (html: string): string =>
  html
    .replaceAll(
      / *<link rel="preload"[^>]*(?:mukta|tiro)-400-latin\.woff2">\n/g,
      (latin) => latin + latin.replace("-latin.", "-devanagari.").replace("tiro-400", "mukta-700"), // Titles: see devanagari.css.
    )
    .replace(
      / *<link rel="stylesheet"[^>]*\/theme\.css">\n/,
      (sheet) => sheet + sheet.replace(/href="[^"]*"/, `href="${lettersIn(html)}"`),
    );

/** The sheet of Devanagari: it lies with the fonts' own, wherever the shell has its theme. */
const lettersIn = (html: string): string => `${/href="([^"]*\/)fonts\//.exec(html)?.[1] ?? ""}devanagari.css`;
