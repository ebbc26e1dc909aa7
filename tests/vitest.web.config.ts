import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import { sidesOf } from "../web/sides-of.ts";
import { TAGS } from "./run/tags.ts";
import type { TestSpecification } from "vitest/node";

/** Tests of models before those that draw the shop: most mutants are killed by then. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(".tsx") || moduleId.endsWith("model-laws.test.ts"));
    return files.toSorted((a, b) => isSlow(a) - isSlow(b));
  }
}

/** What `npm run mutate:web` runs for every mutant: the laws of models and the tests of web, all of them in a browser's stead. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [sidesOf(fileURLToPath(new URL("../web/shells/shop", import.meta.url)))],
  test: {
    tags: TAGS,
    include: ["tests/web/**/*.test.{ts,tsx}"],
    // The last one looks at addresses that a server alone has.
    exclude: [
      "tests/web/{gallery,design}/**",
      "tests/web/{translations,phrases}.test.ts",
      "tests/web/content/promised-figures.test.ts",
      "tests/web/platform/late-addresses.test.ts",
    ],
    environment: "happy-dom",
    setupFiles: ["tests/web/browser-setup.ts", "tests/mutation/impatient.ts"],
    runner: "./tests/mutation/vitest-each-mutant.ts",
    css: { include: /web\/design\/art\// },
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
