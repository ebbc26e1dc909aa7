import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What `npm run mutate:web` runs for every mutant: the laws of models and the tests of web, all of them in a browser's stead. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["tests/web/**/*.test.{ts,tsx}", "tests/adapters/http-client/*.test.ts"],
    exclude: ["tests/web/{gallery,design}/**", "tests/web/translations.test.ts"],
    environment: "happy-dom",
    setupFiles: "tests/web/browser-setup.ts",
    testTimeout: 20_000,
  },
});
