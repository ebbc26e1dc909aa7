import { statfsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import type { BrowserProgram } from "./browser-program.ts";

/** What a Chromium's processes may share before it is scarce, in bytes: those of a journey take less than a tenth of it. */
const ENOUGH_SHARED_MEMORY = 1_000_000_000;

/**
 * A Chromium without a window. Playwright has its processes share files of the temporary folder, since containers may give little shared
 * memory; where there is enough, they share that, which costs the kernel a fraction.
 */
export function launchedBrowser({ path, environment }: BrowserProgram, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: ["--no-sandbox", ...more],
    env: { ...process.env, ...environment },
    ignoreDefaultArgs: sharedMemoryLeft() < ENOUGH_SHARED_MEMORY ? [] : ["--disable-dev-shm-usage"],
    timeout: 60_000,
  });
}

/** Bytes; none where the system has no such place. */
function sharedMemoryLeft(): number {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize;
  } catch {
    return 0;
  }
}
