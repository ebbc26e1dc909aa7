import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENVIRONMENT_OF_START, FLAGS_OF_START } from "./processes/start-script.ts";
import type { Figure } from "./figure.ts";

/** How long what `npm start` runs takes until it says where the shop is: on an empty folder, then on the same folder again. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-start-"));
  await chmod(folder, 0o755); // The database's user must be able to enter it.
  try {
    const first = await secondsToServe(folder);
    const later = [await secondsToServe(folder), await secondsToServe(folder), await secondsToServe(folder)].sort((a, b) => a - b)[1] ?? 0;
    return [
      {
        name: "first start: database and demo goods made",
        figure: rounded(first),
        unit: "seconds",
        target: "at most 10",
        met: first <= 10,
      },
      { name: "a later start, until the shop answers", figure: rounded(later), unit: "seconds", target: "at most 3", met: later <= 3 },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const rounded = (seconds: number): number => Number(seconds.toFixed(2));

async function secondsToServe(folder: string): Promise<number> {
  const begun = performance.now();
  const environment = { ...ENVIRONMENT_OF_START, ...process.env, PORT: "0", DATA_DIR: folder };
  const shop = spawn(process.execPath, [...FLAGS_OF_START, join(import.meta.dirname, "../../dist/program/niramaya.js"), "serve"], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(shop, "exit");
  const [said] = await Promise.race([once(shop.stdout, "data"), gone.then(() => [""])]);
  const seconds = (performance.now() - begun) / 1000;
  shop.kill("SIGTERM");
  await gone;
  if (!String(said).includes("http://")) throw new Error("The shop did not start.");
  return seconds;
}
