import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#tests/builders/demo-site.ts";
import { composeMemory } from "#tests/composition.ts";
import type { Container } from "inversify";

const project = join(import.meta.dirname, "../..");
const built = { window: join(project, "dist/reading/en"), server: join(project, "dist/server/reading/en") };

/** What `npm run build` does for a shell, for one that is no site: tests/shells/reading has neither a cart nor sign-in. */
async function build(side: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", SHELL_FOLDER: join(project, "tests/shells/reading") };
  const vite = join(project, "node_modules/vite/bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", "--config", "web/vite.config.ts", "--logLevel", "warn", ...side], {
    cwd: project,
    env,
  });
}

type Render = (request: Request, server: Container, frame: string) => Promise<Response>;
let render: Render | null = null;

beforeAll(async () => {
  await build(["--ssr"]);
  await build([]);
  ({ render } = await import(/* @vite-ignore */ pathToFileURL(join(built.server, "render.js")).href));
}, 600_000);
afterAll(() => {
  for (const folder of ["dist/reading", "dist/server/reading"]) rmSync(join(project, folder), { recursive: true, force: true });
});

async function drawn(address: string): Promise<{ readonly status: number; readonly page: Document }> {
  const frame = readFileSync(join(built.window, "index.html"), "utf8");
  const answer = await render?.(new Request(`http://localhost${address}`), composeMemory({ contents: demoSite }), frame);
  const text = ((await answer?.text()) ?? "").replaceAll(/<link rel="stylesheet"[^>]*>/g, ""); // Nobody serves them here.
  return { status: answer?.status ?? 0, page: new DOMParser().parseFromString(text, "text/html") };
}

const buttonsOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll("main button")].map((button) => button.getAttribute("aria-label") ?? button.textContent ?? "");

describe("a shell without a cart and without sign-in", () => {
  it.each([
    ["/", 1],
    ["/shop", 1],
    ["/shop/products", 1],
    ["/shop/product/triphala-churna", 1],
    ["/aboutus", 0],
  ])("draws %s with no way into a cart, to a wishlist or to an account", async (address, least) => {
    const { status, page } = await drawn(address);
    expect(status).toBe(200);
    expect(page.querySelectorAll("main h1")).toHaveLength(1);
    expect(page.querySelectorAll('main a[href^="/shop/product/"]').length).toBeGreaterThanOrEqual(least);
    expect(buttonsOf(page).filter((said) => /cart|wishlist|Sign in/i.test(said))).toEqual([]);
    expect(page.querySelectorAll('header a[href="/shop/cart"], header a[href="/login"], header a[href="/shop/wishlist"]')).toHaveLength(0);
    expect(page.querySelector("header input[type=search]")).not.toBeNull(); // Search it has.
  });
  it("has no page of what it leaves out", async () => {
    for (const address of ["/shop/cart", "/login", "/profile"]) expect([address, (await drawn(address)).status]).toEqual([address, 404]);
  });
  it("loads no code of what it leaves out", () => {
    const files = readdirSync(join(built.window, "assets"));
    const ofFeature = (name: string) => files.filter((file) => new RegExp(`^${name}(?:-later)?-[\\w-]{8}\\.js$`).test(file));
    expect(["cart", "customer-cart", "sign-in", "wishlist", "reviews"].flatMap(ofFeature)).toEqual([]);
    expect(ofFeature("catalogue").length).toBeGreaterThan(0);
  });
});
