import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sidesOf } from "../../../web/sides-of.ts";
import { wordingIn } from "../../../web/wording-in.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Tests of screens on the pages in Hindi: those of a planted tracker are run in both languages. */
export default defineConfig({
  root,
  plugins: [sidesOf(`${root}web/shells/shop`), wordingIn("hi", `${root}web`, `${root}core`)],
  test: {
    environment: "happy-dom",
    env: { LANGUAGE_OF_PAGES: "hi" },
    setupFiles: ["tests/web/browser-setup.ts", "tests/reset-after-file.ts"],
    css: { include: /web\/design\/art\// },
    testTimeout: 60_000,
  },
});
