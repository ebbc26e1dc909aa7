import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What `npm run mutate` runs for every mutant: the tests of core alone, each law on fewer cases. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: { include: ["tests/{core,laws}/**/*.test.ts"], setupFiles: ["tests/fewer-cases.ts"] },
});
