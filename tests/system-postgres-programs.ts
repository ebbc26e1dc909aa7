import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** The oldest PostgreSQL that the product runs on. */
const OLDEST = 15;

/** The folder of the system's own PostgreSQL programs, with the extensions that the product asks for; null where there is none. */
export function systemPostgresPrograms(): string | null {
  const folders = [...globSync("/usr/lib/postgresql/*/bin"), ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")) && isFit(folder)) ?? null;
}

function isFit(folder: string): boolean {
  const major = Number(/(\d+)/.exec(execFileSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" }))?.[1]);
  const extensions = join(dirname(dirname(folder)), "..", "share/postgresql", String(major), "extension");
  const hasExtensions = [extensions, "/usr/share/postgresql"].some((place) => globSync(`${place}/**/pg_trgm.control`).length > 0);
  return major >= OLDEST && hasExtensions;
}
