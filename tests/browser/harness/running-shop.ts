import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newVapidKeys } from "#adapters/web-push/vapid-keys.ts";
import type { ChildProcess } from "node:child_process";

/**
 * The shop in a process of its own, with its data in `folder` and in the database of this address; null: in the shipped one, which lies
 * there too.
 */
export type RunningShop = { readonly address: string; readonly folder: string; readonly database: string | null };

const TIMEOUT = 180_000;

/** What `npm start` runs, and what serves those who develop it: from its sources. */
const PROGRAMS = { serve: "dist/program/niramaya.js", dev: "cli/main.mjs" } as const;

/** Served by the program of `npm start`, or as those see it who develop it. */
export async function startShop(
  how: keyof typeof PROGRAMS = "serve",
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly shop: RunningShop; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-shop-"));
  const { publicKey, privateKey } = await newVapidKeys();
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const server = spawn(process.execPath, [PROGRAMS[how], how], {
    env: {
      ...process.env,
      NODE_ENV: how === "serve" ? "production" : "development",
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: undefined,
      SHELL_HOSTS: "benefits.localhost=benefits", // Browsers know such names as this machine's.
      HUMAN_CHECK_ROUNDS: "20", // At its full strength each who signs in costs a second of processor, which tells a journey nothing.
      SIGN_IN_LIMITS: "codes-from-one=1000,tries-from-one=1000,tasks-from-one=3000", // All journeys of a run sign in from one place.
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: "mailto:push@shop.example",
      SANDBOX_LATE_AFTER: "2", // Seconds; nobody waits half an hour for a payment that comes late.
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    const exit = once(server, "exit");
    if (server.exitCode === null && server.kill()) await exit;
    await rm(folder, { recursive: true, force: true });
  };
  return { shop: { address: await addressOf(server), folder, database: settings["DATABASE_URL"] ?? null }, stop };
}

/** Where it says that it is, once it serves. */
function addressOf(server: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let told = "";
  const late = setTimeout(() => {
    server.kill();
    reject(new Error(`The shop did not start in ${TIMEOUT / 1000} s. It said: ${told}`));
  }, TIMEOUT);
  const listen = (said: unknown) => {
    told += String(said);
    const address = /http:\/\/localhost:\d+/.exec(told)?.[0];
    if (address !== undefined) resolve(address);
  };
  server.stdout?.on("data", listen);
  server.stderr?.on("data", listen);
  server.once("error", reject);
  server.once("exit", (code) => reject(new Error(`The shop ended with ${code}. It said: ${told}`)));
  return promise.finally(() => clearTimeout(late));
}
