import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
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

const PATIENCE = 180_000;

/** Makes `folder` the data of a shop that was started once: its database, with the demo. The first file that asks makes it, and each has a copy. */
export async function fillShop(folder: string): Promise<void> {
  const lock = join(inject("copied"), "making");
  const made = join(inject("copied"), "made");
  const isFirst = await mkdir(lock, { mode: 0o711 }).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await startOnce(join(lock, "shop"));
    await rename(join(lock, "shop"), made);
  }
  await vi.waitUntil(() => existsSync(made), { timeout: PATIENCE, interval: 100 });
  await promisify(execFile)("cp", ["-a", made, folder]); // The files belong to the database's user, which Node's own copies don't keep.
}

async function startOnce(folder: string): Promise<void> {
  const server = spawn(process.execPath, ["cli/main.mjs", "serve"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATABASE_URL: "", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: PATIENCE,
  });
  server.stdout.on("data", (said) => void (String(said).includes("http://localhost:") && server.kill()));
  const [status] = await once(server, "exit");
  if (status !== 0) throw new Error(`The shop to be copied ended with ${status}.`);
}
