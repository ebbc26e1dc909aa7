import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserProgram } from "./browser-program.ts";
import type { ChildProcess } from "node:child_process";
import type { TestProject } from "vitest/node";
import type { BrowserProgram } from "./browser-program.ts";

/** The shop that a run's journeys visit: `npm start`'s own command, in a process, with a data folder of its own. */
export type RunningShop = { readonly address: string; readonly folder: string };

declare module "vitest" {
  interface ProvidedContext {
    shop: RunningShop;
    browserProgram: BrowserProgram;
  }
}

const PATIENCE = 60_000;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserProgram", await browserProgram());
  const folder = await mkdtemp(join(tmpdir(), "niramaya-shop-"));
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const server = spawn(process.execPath, ["cli/main.ts", "serve"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  project.provide("shop", { address: await addressOf(server), folder });
  return async () => {
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Where it says that it is, once it serves. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = "";
    const give = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    const late = setTimeout(() => {
      server.kill();
      give(new Error(`The shop did not start in ${PATIENCE / 1000} s. It said: ${told}`));
    }, PATIENCE);
    const listen = (said: unknown) => {
      told += String(said);
      const address = /http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/.exec(told)?.[0];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("error", give);
    server.once("exit", (code) => give(new Error(`The shop ended with ${code}. It said: ${told}`)));
  });
}

function ended(server: ChildProcess): Promise<unknown> {
  const exit = new Promise((resolve) => server.once("exit", resolve));
  return server.kill() ? exit : Promise.resolve();
}
