import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { keepTemporaryFilesInMemory } from "./run/temporary-folder.ts";

keepTemporaryFilesInMemory();

/** Journeys that need the practitioner who is there around the clock for themselves, now: one after the other. */
const calls = "tests/browser/consultations/calls/{bad-lines,by-sound,calls-by-phone,relayed-calls}.long.test.ts";

/**
 * What `npm run test:long` runs: journeys that go another way than those of `npm test`, sweeps over every screen and part, long walks
 * through bookings and of three devices, and servers that are killed, stopped and started for minutes.
 */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    maxWorkers: "100%",
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "servers",
          include: ["tests/{architecture,faults,cli,package}/**/*.long.test.ts"],
          globalSetup: "tests/run/copied-setup.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "walks",
          include: ["tests/{adapters/postgres,http}/**/*.long.test.ts"],
          globalSetup: "tests/postgres-cluster.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["tests/browser/**/*.long.test.ts"],
          exclude: [calls],
          globalSetup: "tests/browser/harness/global-setup.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "calls",
          include: [calls],
          globalSetup: "tests/browser/harness/global-setup.ts",
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 }, // Vitest runs no projects beside each other that differ in their workers.
        },
      },
    ],
  },
});
