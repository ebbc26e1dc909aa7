import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningShop } from "./running-shop.ts";

/** Sellers and carrier take an order further by so many steps, as staff play them on the command line. */
export async function advanceOrder({ folder }: RunningShop, number: string, steps: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined };
  for (let step = 0; step < steps; step += 1)
    await promisify(execFile)(process.execPath, ["cli/main.mjs", "order", "advance", number], { env });
}
