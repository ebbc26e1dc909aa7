import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Files that several features share, by what is in them. */
export const SHARED_FILES = ["frame", "goods", "buying", "lists", "forms", "own-pages"] as const;
export type SharedFile = (typeof SHARED_FILES)[number];

/**
 * How a feature's code is put into files: `codeFiles` in its code-files.ts. What nobody says, the bundler decides. Modules are named by
 * patterns of their paths, in which a dot stands for any separator.
 */
export type CodeFiles = {
  /** What joins a file that several features share. */
  readonly joins?: { readonly [Name in SharedFile]?: RegExp };
  /** Files of its own, by their names, for what several of its screens import. */
  readonly own?: Readonly<Record<string, RegExp>>;
  /** Late parts of the frame, which each window loads once its page is there. */
  readonly ofTheFrame?: RegExp;
  /** Late parts with a limit of their own, by name: what they share with others stands in files apart. */
  readonly apart?: Readonly<Record<string, RegExp>>;
  /** What every device keeps for when there is no line, beside what pages name themselves. */
  readonly kept?: RegExp;
  /** Screens to which most are gone, which load all their code at once. */
  readonly atOnce?: RegExp;
};

type Named = readonly [name: string, modules: RegExp];

/** What all features say together. */
export type AllCodeFiles = {
  readonly joined: (name: SharedFile) => readonly RegExp[];
  readonly own: readonly Named[];
  readonly ofTheFrame: readonly RegExp[];
  readonly apart: readonly Named[];
  readonly kept: readonly RegExp[];
  readonly atOnce: readonly RegExp[];
};

const required = createRequire(import.meta.url);

/** Of the features below a folder. Throws if one declares nothing. */
export function codeFilesBelow(folder: string): AllCodeFiles {
  const files = globSync("*/code-files.ts", { cwd: folder }).sort();
  const all = files.map((file) => codeFilesIn(resolve(folder, file)));
  return {
    joined: (name) => all.flatMap(({ joins }) => joins?.[name] ?? []),
    own: all.flatMap(({ own }) => Object.entries(own ?? {})),
    ofTheFrame: all.flatMap(({ ofTheFrame }) => ofTheFrame ?? []),
    apart: all.flatMap(({ apart }) => Object.entries(apart ?? {})),
    kept: all.flatMap(({ kept }) => kept ?? []),
    atOnce: all.flatMap(({ atOnce }) => atOnce ?? []),
  };
}

function codeFilesIn(file: string): CodeFiles {
  const { codeFiles }: { codeFiles?: CodeFiles } = required(file);
  if (codeFiles === undefined) throw new Error(`${file} declares no codeFiles.`);
  return codeFiles;
}
