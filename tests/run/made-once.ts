import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder of the run's own, empty at first: what several files of tests take copies of. */
    copied: string;
  }
}

const TIMEOUT = 180_000;

/**
 * Puts a copy of what `make` leaves in a folder at `folder`. The first file of a run that asks for `name` makes it, and each has a copy.
 */
export async function copyOfOne(name: string, folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const lock = join(inject("copied"), `~${name}`); // Short: where the path of its socket is too long, a database listens at a port, and its log says so.
  const made = join(inject("copied"), name);
  const isFirst = await mkdir(lock, { mode: 0o711 }).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await make(join(lock, "shop"));
    await rename(join(lock, "shop"), made);
  }
  await vi.waitUntil(() => existsSync(made), { timeout: TIMEOUT, interval: 100 });
  await promisify(execFile)("cp", ["-a", made, folder]); // The files belong to the database's user, which Node's own copies don't keep.
}
