import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The headings of each file of the specification, by the file's name. */
export type Headings = ReadonlyMap<string, readonly string[]>;

export const headings = (): Headings =>
  new Map(globSync("docs/specification/*.md").map((path) => [basename(path), headingsIn(readFileSync(path, "utf8"))]));

export const headingsIn = (markdown: string): readonly string[] => [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
