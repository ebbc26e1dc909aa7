import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyOfOne } from "#tests/run/made-once.ts";

const TIMEOUT = 180_000;

/** Makes `folder` the data of a shop that was started once: its database, with the demo. */
export const fillShop = (folder: string): Promise<void> => copyOfOne("demo", folder, startOnce);

async function startOnce(folder: string): Promise<void> {
  const server = spawn(process.execPath, ["dist/program/niramaya.js", "serve"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATABASE_URL: "", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: TIMEOUT,
  });
  server.stdout.on("data", (said) => void (String(said).includes("http://localhost:") && server.kill()));
  const [status] = await once(server, "exit");
  if (status !== 0) throw new Error(`The shop to be copied ended with ${status}.`);
}
