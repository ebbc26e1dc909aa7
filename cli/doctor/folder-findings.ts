import { existsSync } from "node:fs";
import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { doctorWords } from "./words.ts";
import { fault, warning, passed } from "./finding.ts";
import type { Finding } from "./finding.ts";

const LITTLE = 1_000_000_000; // Bytes.
const TOO_LITTLE = 100_000_000;

/** Whether the data folder can be used, by nobody else, and has room. */
export async function folderFindings(folder: string): Promise<readonly Finding[]> {
  const database = join(folder, "postgres");
  if (!existsSync(folder)) return [await roomIn(above(folder)), warning("data folder", doctorWords.noFolder(folder))];
  const findings = [await roomIn(folder)];
  const isOurs = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  findings.push(isOurs ? passed("data folder", folder) : fault("data folder", doctorWords.notOurs(folder)));
  if (process.platform === "win32" || !existsSync(database)) return findings;
  const { mode } = await stat(database);
  if ((mode & 0o077) !== 0) findings.push(warning("data folder", doctorWords.openToOthers(database, (mode & 0o777).toString(8))));
  return findings;
}

async function roomIn(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = doctorWords.room(free, folder);
  return free < TOO_LITTLE ? fault("disk", text) : free < LITTLE ? warning("disk", text) : passed("disk", text);
}

/** The folder above that is there. */
const above = (folder: string): string => (existsSync(folder) ? folder : above(dirname(folder)));
