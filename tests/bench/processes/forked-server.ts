import { fork } from "node:child_process";
import { once } from "node:events";
import { ENVIRONMENT_OF_START, FLAGS_OF_START } from "./start-script.ts";
import type { ChildProcess } from "node:child_process";

export type ForkedServer = { readonly address: string; readonly process: ChildProcess };

/**
 * Starts one of the benches' servers, a file of them, in a process of its own. How to stop it is put into `endings` at once. Throws an
 * Error where it ends before it serves.
 */
export async function forkedServer(
  file: URL,
  environment: Readonly<Record<string, string>>,
  endings: (() => Promise<unknown>)[],
  flags: readonly string[] = [],
): Promise<ForkedServer> {
  const env = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "off", DATABASE_URL: "", ...environment };
  const server = fork(file, { env, execArgv: [...flags] });
  const gone = once(server, "exit");
  endings.push(() => {
    server.kill();
    return gone;
  });
  const failed = gone.then(() => {
    throw new Error("a server did not start");
  });
  const [{ address }] = await Promise.race([once(server, "message"), failed]);
  failed.catch(() => {}); // It is stopped one day.
  return { address, process: server };
}

/** The shop as `npm start` serves it, from a folder of data. */
export const servedShop = (folder: string, endings: (() => Promise<unknown>)[]): Promise<ForkedServer> =>
  forkedServer(
    new URL("../served-shop.mjs", import.meta.url),
    { ...ENVIRONMENT_OF_START, PORT: "0", DATA_DIR: folder },
    endings,
    FLAGS_OF_START,
  );

/** Milliseconds of processor that a server has used so far. */
export async function usedBy(server: ChildProcess): Promise<number> {
  const told = once(server, "message");
  server.send("used?");
  const [{ used }] = await told;
  return (used.user + used.system) / 1_000;
}
