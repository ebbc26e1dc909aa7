import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { TAGS } from "./run/tags.ts";

/** The use cases asked over HTTP, over memory alone. */
const calls =
  "account/account,account/leaving,catalogue/catalogue,contact/contact,content/content,coupons/coupons,customer-cart/customer-cart,devices/devices,files/uploads,newsletter/newsletter,notifications/notifications,shipping/shipping,sign-in/passwords,sign-in/sign-in,staff/staff";

/** The tools of health as files ask them. */
const files = "any-file,health,meal-and-sets,summary";

/** What `npm run mutate` runs for every mutant: the tests of core and of its calls, each law on fewer cases. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    tags: TAGS,
    include: ["tests/{core,laws}/**/*.test.ts", `tests/http/{${calls}}.test.ts`, `tests/cli/health/{${files}}.test.ts`],
    setupFiles: ["tests/fewer-cases.ts"],
    testTimeout: 20_000,
  },
});
