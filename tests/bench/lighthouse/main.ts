// Runs Lighthouse, mobile and throttled as it is by default, over the built shop on this machine, and prints one table: npm run lighthouse
// [-- ROUNDS [WORD …]]. With words, only pages whose names hold one. Ends with 1 where a target is missed.
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import * as z from "zod/mini";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { CUSTOMER } from "#tests/screens/pages.ts";
import { interactions } from "./interactions.ts";

/** Installed by the script before this one, beside the packages of the lock. */
const LIGHTHOUSE = fileURLToPath(new URL("../../../node_modules/.lighthouse/node_modules/lighthouse/cli/index.js", import.meta.url));
const LARGEST_RESULT = 100 * 1024 * 1024;
/** What is read of what Lighthouse says of a page. */
const result = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({ id: z.string(), score: z.nullable(z.number()), scoreDisplayMode: z.string(), numericValue: z.optional(z.number()) }),
  ),
});

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MOST = { shift: 0.02, largestPaint: 2_000, interaction: 100 } as const;
/** Screens of Fitbook, which nobody sees who isn't signed in. */
const OWN_PAGES = [
  ["Fitbook's feed", "/fitbook"],
  ["Fitbook's own profile", "/fitbookUserProfile"],
  ["Fitbook's people", "/people"],
  ["Fitbook's groups", "/fitbookgroups"],
  ["Fitbook's challenges", "/fitbookchallenges"],
] as const;
/** No search engine may keep them, and they say so. */
const UNLISTED = ["is-crawlable"];
/** For how long a window may take to know who is signed in, in milliseconds. */
const WAIT = 20_000;
/** Rounds a page, unless told: the machine has other work now and then, and the median is told. */
const ROUNDS = Number(process.argv[2] ?? 3);
const words = process.argv.slice(3);
const isWanted = ([name]: readonly [string, string]) => words.length === 0 || words.some((word) => name.includes(word));

const { shop, stop } = await startShop();
const browser = await openBrowser();
try {
  const rows: Awaited<ReturnType<typeof row>>[] = [];
  for (const [name, path] of (await pagesOf(shop.address)).filter(isWanted)) rows.push(await row(name, `${shop.address}${path}`));
  const own = OWN_PAGES.filter(isWanted);
  if (own.length > 0) await signIn(browser.port, shop.address, await bearerOf(shop, CUSTOMER));
  for (const [name, path] of own) rows.push(await row(name, `${shop.address}${path}`, UNLISTED));
  console.table(rows);
  const taps = words.length === 0 ? await interactions(shop.address) : [];
  console.table(taps);
  if (rows.some(({ met }) => met !== "met") || taps.some(({ milliseconds }) => milliseconds > MOST.interaction)) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}

/** Of somebody signed in: Lighthouse keeps what a site has stored. */
async function signIn(port: number, address: string, bearer: string): Promise<void> {
  const same = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (same.contexts()[0] ?? (await same.newContext())).newPage();
  await page.goto(address);
  await page.evaluate((token) => localStorage.setItem("token", token), bearer);
  await page.reload(); // The window then asks once whose token that is, as at a sign-in, and keeps the answer.
  for (const until = Date.now() + WAIT; (await page.evaluate(() => localStorage.getItem("userId"))) === null; await setTimeout(100))
    if (Date.now() > until) throw new Error("The window has not kept whose token it holds");
  await page.close();
  await same.close(); // It leaves the browser running, which it didn't start.
}

async function pagesOf(address: string): Promise<readonly (readonly [string, string])[]> {
  const path = async (page: string, pattern: RegExp) => {
    const found = pattern.exec(await (await fetch(address + page)).text())?.[1];
    if (found === undefined) throw new Error(`${page} links to nothing like ${pattern}`);
    return found;
  };
  return [
    ["home", "/"],
    ["a category", await path("/shop", /href="(\/shop\/product-category\/[^"]+)"/)],
    ["a product", await path("/shop/products", /href="(\/shop\/product\/[^"]+)"/)],
    ["the cart", "/shop/cart"],
    ["practitioners", "/practitioners"],
    ["a practitioner", await path("/practitioners", /href="(\/practitioners\/[^"/?]+\/[^"?]+)"/)],
    ["BMI and body fat", "/profile1"],
    ["the prakriti test", "/prakrititest"],
    ["a visitor's day", "/wellness"],
    ["lab tests", "/alltests"],
    ["health packages", "/healthpackages"],
    ["events", "/event"],
    ["an event", await path("/event", /href="(\/event\/[^"?]+)"/)],
    ["a quiz's rules", await path("/quizhomepage", /href="\/quiz\/([^"?]+)"/).then((id) => `/quiznote/${id}`)],
    ["a landing page", "/landing/corporate"],
  ];
}

async function row(name: string, address: string, skipAudits: readonly string[] = []) {
  const results: z.output<typeof result>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await lighthouse(address, skipAudits));
  const score = (category: (typeof CATEGORIES)[number]) =>
    median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY));
  const told = {
    page: name,
    performance: Math.round(score("performance")),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    "largest paint, ms": Math.round(audit("largest-contentful-paint")),
    shift: Number(audit("cumulative-layout-shift").toFixed(4)),
    "blocked, ms": Math.round(audit("total-blocking-time")),
  };
  const met =
    CATEGORIES.every((category) => Math.round(score(category)) >= LEAST[category]) &&
    told.shift < MOST.shift &&
    told["largest paint, ms"] < MOST.largestPaint;
  for (const { audits } of results.slice(0, 1))
    for (const { id, score: part, scoreDisplayMode } of Object.values(audits))
      if (part !== null && part < 0.9 && scoreDisplayMode !== "informative") console.error(`${name}: ${id} has ${part}`);
  return { ...told, met: met ? "met" : "missed" };
}

async function lighthouse(address: string, skipAudits: readonly string[]) {
  const options = [
    "--output=json",
    "--output-path=stdout",
    "--quiet",
    `--port=${browser.port}`,
    `--only-categories=${CATEGORIES.join(",")}`,
  ];
  if (skipAudits.length > 0) options.push(`--skip-audits=${skipAudits.join(",")}`);
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, address, ...options], { maxBuffer: LARGEST_RESULT });
  const read = result.parse(JSON.parse(stdout));
  if (read.runtimeError !== undefined) throw new Error(read.runtimeError.message);
  return read;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** A Chromium of its own that Lighthouse can steer, with nothing kept from before. */
async function openBrowser(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const { path, environment } = await browserProgram();
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "niramaya-lighthouse-"));
  const program = spawn(
    path,
    [
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "about:blank",
    ],
    { env: { ...process.env, ...environment }, stdio: "ignore" },
  );
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) break;
    await setTimeout(100);
  }
  return {
    port,
    async close() {
      const ended = new Promise((resolve) => program.once("exit", resolve));
      if (program.kill()) await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once("error", reject);
  server.listen(0, "127.0.0.1", () => {
    const at = server.address();
    server.close(() => (typeof at === "object" && at !== null ? resolve(at.port) : reject(new Error("no port"))));
  });
  return promise;
}
