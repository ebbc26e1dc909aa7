import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./asking.ts";
import { processorOfTree } from "./processes/processor-of-tree.ts";
import { ENVIRONMENT_OF_START, FLAGS_OF_START } from "./processes/start-script.ts";
import type { Figure } from "./figure.ts";

/**
 * How long what `npm start` runs takes until it says where the shop is, and how much of the processor: on an empty folder, then on the same
 * folder again. All of the demo is there by then.
 */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-start-"));
  await chmod(folder, 0o755); // The database's user must be able to enter it.
  try {
    const first = await servedOnce(folder);
    const later = [await servedOnce(folder), await servedOnce(folder), await servedOnce(folder)];
    const middle = median(later.map(({ seconds }) => seconds));
    return [
      atMost("first start: database and demo goods made", first.seconds, 10, "seconds"),
      atMost("first start: processor of server and database", first.processor, 13, "seconds of processor"),
      atMost("a later start, until the shop answers", middle, 3, "seconds"),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const atMost = (name: string, taken: number, most: number, unit: string): Figure => {
  return { name, figure: Number(taken.toFixed(2)), unit, target: `at most ${most}`, met: taken <= most };
};

async function servedOnce(folder: string): Promise<{ readonly seconds: number; readonly processor: number }> {
  const begun = performance.now();
  const environment = { ...ENVIRONMENT_OF_START, ...process.env, PORT: "0", DATA_DIR: folder };
  const shop = spawn(process.execPath, [...FLAGS_OF_START, join(import.meta.dirname, "../../dist/program/niramaya.js"), "serve"], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(shop, "exit");
  const [said] = await Promise.race([once(shop.stdout, "data"), gone.then(() => [""])]);
  const seconds = (performance.now() - begun) / 1000;
  const processor = processorOfTree(shop.pid ?? 0);
  shop.kill("SIGTERM");
  await gone;
  if (!String(said).includes("http://")) throw new Error("The shop did not start.");
  return { seconds, processor };
}
