import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { oldestNode } from "./oldest-node.ts";
import type { ChildProcessWithoutNullStreams } from "node:child_process";

export type ProgramResult = { readonly status: number | null; readonly output: string; readonly complaints: string };

/** An empty folder into which the packed library was installed without a network. `run` takes the oldest Node there is. */
export type InstalledPackage = {
  readonly folder: string;
  /** The packed library itself. */
  readonly tarball: string;
  readonly run: (program: string, ...words: readonly string[]) => ProgramResult;
  /** Likewise, without waiting until it ends. */
  readonly start: (program: string, ...words: readonly string[]) => ChildProcessWithoutNullStreams;
};

/** Packs the library and installs it as somebody else would, beside fast-check. */
export function installPacked(): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-package-"));
  const packed = join(folder, "packed");
  mkdirSync(packed);
  succeeded(ran("npm", ["pack", "--silent", "--pack-destination", packed], process.cwd(), process.env));
  const [tarball = ""] = readdirSync(packed);
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));

  const path = `${oldestNode()}${delimiter}${process.env["PATH"] ?? ""}`;
  const env = { ...process.env, PATH: path };
  const run: InstalledPackage["run"] = (program, ...words) => ran(program, words, folder, env);
  const start: InstalledPackage["start"] = (program, ...words) => spawn(program, words, { cwd: folder, env });
  const wanted = [join(packed, tarball), `fast-check@${devDependencies["fast-check"]}`];
  succeeded(run("npm", "install", "--offline", "--no-audit", "--no-fund", ...wanted));
  return { folder, tarball: join(packed, tarball), run, start };
}

/** Bytes: the demo's goods are two megabytes. */
const LONGEST_OUTPUT = 10_000_000;

function ran(program: string, words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ProgramResult {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: LONGEST_OUTPUT,
    shell: process.platform === "win32",
  });
  return { status, output: stdout, complaints: stderr };
}

function succeeded({ status, output, complaints }: ProgramResult): void {
  if (status !== 0) throw new Error(`${output}\n${complaints}`);
}
