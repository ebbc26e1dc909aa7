import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LossTableReporter } from "./loss-table-reporter.ts";

/** What `npm run cluster` runs: the shop on several servers and engines of this machine, which are killed under load. What is not installed is not tried, and named. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    reporters: ["default", new LossTableReporter()],
    include: ["tests/cluster/**/*.cluster.test.ts"],
    globalSetup: "tests/run/copied-setup.ts",
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
