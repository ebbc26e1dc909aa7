import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { wordingIn } from "#web/wording-in.ts";

describe("the words of a build", () => {
  let web = "";
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(web, file)), { recursive: true });
    writeFileSync(join(web, file), text);
  };
  const built = async (language: "en" | "hi"): Promise<string> => {
    const made = await build({
      root: web,
      configFile: false,
      logLevel: "silent",
      plugins: [wordingIn(language, web)],
      build: { write: false, minify: false, rolldownOptions: { input: join(web, "main.ts") } },
    });
    return JSON.stringify(made);
  };

  beforeEach(() => {
    web = realpathSync(mkdtempSync(join(tmpdir(), "wording-")));
    put("main.ts", 'import { words } from "./cart/wording/cart.ts"; console.log(words.title);');
    put("cart/wording/cart.ts", 'export const words = { title: "Your cart" };');
    put("cart/wording/hindi/cart.ts", 'export const words = { title: "आपका कार्ट" };');
  });
  afterEach(() => rmSync(web, { recursive: true }));

  it("are those of its language alone", async () => {
    expect(await built("en")).toContain("Your cart");
    expect(await built("hi")).toContain("आपका कार्ट");
    expect(await built("hi")).not.toContain("Your cart");
  });

  it("are never those of another: a file without a twin stops the build", async () => {
    rmSync(join(web, "cart/wording/hindi/cart.ts"));
    await expect(built("hi")).rejects.toThrow("cart/wording/cart.ts has no twin");
  });
});
