import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { lackOfCitus } from "./distributed-servers.ts";
import { LossTableReporter } from "./loss-table-reporter.ts";
import { TAGS } from "../run/tags.ts";

/** What holds on one PostgreSQL has to hold where customers' rows lie on many: the suites of all that reads or writes these. */
const ON_NODES = [
  "tests/ports/**/*.test.ts",
  "tests/adapters/postgres/files/unused-uploads.test.ts",
  "tests/adapters/postgres/orders/*.test.ts",
  "tests/adapters/postgres/notifications/*.test.ts",
  "tests/adapters/postgres/account/own-data.test.ts",
  "tests/adapters/postgres/trackers/*.test.ts",
];

/**
 * Holds up a statement in its middle by a trigger, which nodes refuse. What of presses is there once a node ends is tried in
 * nodes.cluster.test.ts.
 */
const HELD_UP_BY_TRIGGERS = "tests/adapters/postgres/trackers/cut-off.test.ts";

/** What customers, practitioners and staff do in a browser: with what lies on nodes, and with all that it goes along with. */
const JOURNEYS = [
  ...["account", "cart/customer-cart", "checkout", "orders", "reviews-and-tickets", "sign-in"].map((of) => `tests/browser/${of}.test.ts`),
  ...["consultations", "fitbook", "health", "labs", "plans", "trackers"].map((area) => `tests/browser/${area}/**/*.test.ts`),
];

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const unknown = [...ON_NODES, ...JOURNEYS].filter((files) => globSync(files, { cwd: ROOT }).length === 0);
if (unknown.length > 0) throw new Error(`no test is named ${unknown.join(" or ")}`);

/**
 * What `npm run cluster` runs: the shop on several servers and engines of this machine, which are killed under load. What is not installed
 * is not tried, and named.
 */
export default defineConfig({
  root: ROOT,
  test: {
    tags: TAGS,
    reporters: ["default", new LossTableReporter()],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: "cluster", include: ["tests/cluster/**/*.cluster.test.ts"], globalSetup: "tests/run/copied-setup.ts" },
      },
      ...((await lackOfCitus()) === null
        ? [
            {
              extends: true as const,
              test: {
                name: "nodes",
                include: ON_NODES,
                exclude: ["**/*.long.test.ts", HELD_UP_BY_TRIGGERS],
                globalSetup: "tests/cluster/three-nodes-setup.ts",
                isolate: false,
              },
            },
            {
              extends: true as const,
              test: {
                name: "journeys",
                include: JOURNEYS,
                exclude: ["**/*.long.test.ts"],
                globalSetup: "tests/cluster/journeys-setup.ts",
                isolate: false,
                retry: 1, // As for journeys on one PostgreSQL.
              },
            },
          ]
        : []),
    ],
  },
});
