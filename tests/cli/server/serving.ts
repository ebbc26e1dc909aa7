import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";

const PLACE = /http:\/\/localhost:\d+/;

/** What `npm start` runs, in a process of its own, stopped after the test at the latest. */
export function started(environment: Record<string, string>, options: readonly string[] = []) {
  const server = spawn(process.execPath, ["dist/program/niramaya.js", "serve", ...options], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "", DATABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", errors: "" };
  server.stdout.on("data", (text) => {
    said.out += String(text);
  });
  server.stderr.on("data", (text) => {
    said.errors += String(text);
  });
  const ended = once(server, "exit");
  onTestFinished(async () => {
    if (server.exitCode === null && server.signalCode === null && server.kill()) await ended;
  });
  return {
    said,
    /** Megabytes that it holds; only Linux tells. */
    held: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1_024,
    /** Where it serves; rejects where it ended instead. */
    address: async () => {
      while (!PLACE.test(said.out) && server.exitCode === null) await Promise.race([once(server.stdout, "data"), ended]);
      const address = PLACE.exec(said.out)?.[0];
      if (address === undefined) throw new Error(`it said: ${said.out}${said.errors}`);
      return address;
    },
    stop: async () => {
      server.kill("SIGTERM");
      const [status] = await ended;
      return status;
    },
    status: async () => {
      const [status] = await ended;
      return status;
    },
  };
}

/** The first products of a shop, as it answers them. */
export const productsOf = async (address: string) => (await fetch(`${address}/api/shop/product/getProducts`)).json();
