import { execFileSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

/** The folder of the oldest Node on this machine that the library promises to run on; of the project's own where there is no other. */
export function oldestNode(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = folders.flatMap((folder) => {
    const version = versionIn(folder);
    return version === null || version < 20 ? [] : [{ folder, version }];
  });
  return found.sort((a, b) => a.version - b.version)[0]?.folder ?? dirname(process.execPath);
}

function versionIn(folder: string): number | null {
  try {
    return Number.parseInt(execFileSync(join(folder, "node"), ["--version"], { encoding: "utf8", stdio: "pipe" }).slice(1), 10);
  } catch {
    return null; // No Node there.
  }
}
