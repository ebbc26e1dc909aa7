import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** A file system in memory, which Linux has. */
const MEMORY = "/dev/shm";
const NAME = /^niramaya-tests-(?<run>\d+)$/;

/** Free bytes of memory from which a run may keep its databases there: at most a third of it has been in use. */
const ENOUGH = 8_000_000_000;

/**
 * Has a run of tests keep its databases, uploads and profiles of browsers in memory where there is plenty: on a disk a fifth of the
 * processors' time goes into making and deleting their files. Whoever names TMPDIR has it as named. The folder goes with the process; what
 * one left that was killed is removed by the next.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || !isPlentiful()) return;
  for (const left of readdirSync(MEMORY)) {
    const run = NAME.exec(left)?.groups?.["run"];
    if (run !== undefined && !runs(Number(run))) rmSync(join(MEMORY, left), { recursive: true, force: true });
  }
  const folder = join(MEMORY, `niramaya-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o1777); // The database's user has files there too.
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/** Whether there is such a file system, programs may be started from it, and it and the machine have room. */
function isPlentiful(): boolean {
  try {
    const mounted = readFileSync("/proc/mounts", "utf8").split("\n");
    const options = mounted.map((line) => line.split(" ")).find(([, at]) => at === MEMORY)?.[3];
    if (options === undefined || options.split(",").includes("noexec")) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH;
  } catch {
    return false;
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // Somebody else's.
  }
}
