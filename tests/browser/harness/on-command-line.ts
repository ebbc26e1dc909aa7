import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningShop } from "./running-shop.ts";

/** What staff type while somebody uses the shop, over the same data; its output. */
export async function onCommandLine({ folder }: RunningShop, ...typed: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined };
  return (await promisify(execFile)(process.execPath, ["cli/main.mjs", ...typed], { env })).stdout;
}
