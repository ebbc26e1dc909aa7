import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { keepTemporaryFilesInMemory } from "./run/temporary-folder.ts";
import { TAGS } from "./run/tags.ts";

keepTemporaryFilesInMemory();

/** What `npm run test:any-server` runs: all that a brought database has to keep to, on the PostgreSQL that the system has. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    tags: TAGS,
    include: ["tests/ports/**/*.test.ts", "tests/adapters/postgres/**/*migration*.test.ts"],
    globalSetup: "tests/system-postgres-cluster.ts",
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
