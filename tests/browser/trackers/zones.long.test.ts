import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { build } from "vite";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { answerHealthFile } from "#adapters/health-file/health-file.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { anyHealthFile, HEALTH_TOOLS } from "#tests/arbitraries/health/any-health-file.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { fetchFromShop } from "#tests/browser/harness/fetch-from-shop.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { aShop } from "#tests/faults/shop-process.ts";
import { ZONES } from "#tests/in-each-zone.ts";
import type { Day } from "#core/shared/day.ts";

const { visitor } = visitors();
const project = fileURLToPath(new URL("../../../", import.meta.url));
const FILES_A_TOOL = 40;
const PAGES = ["/watertracker", "/sleeptracker", "/exercisetracker", "/mealtracker", "/bmiandfattracker"];
const PER_100 = { kcal: 240, protein_g: 7.93, carbs_g: 48.13, fat_g: 1.15, fibre_g: null };

/** Files of a tool, the same in each run. */
const filesOf = (tool: string) => fc.sample(anyHealthFile(tool), { numRuns: FILES_A_TOOL, seed: 20 });
const FILES = HEALTH_TOOLS.flatMap(filesOf);

/** The tools as a script for a browser, which answers a list of files with their answers' texts. */
async function toolsForBrowser(): Promise<string> {
  const entry = `import { answerHealthFile } from "#adapters/health-file/health-file.ts";
    globalThis.answersTo = (files) => JSON.parse(files).map((file) => JSON.stringify(answerHealthFile(file)));`;
  const built = await build({
    configFile: false,
    root: project,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, target: "es2023", rolldownOptions: { input: "tools", output: { format: "iife" } } },
    plugins: [
      {
        name: "tools-for-a-browser",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("tools") ? `${project}tools.js` : null),
        load: (id) => (id === `${project}tools.js` ? entry : null),
      },
    ],
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : [])).join("");
}

/** What `health check --ndjson` prints of these lines in a process of this zone. */
function printedIn(TZ: string, lines: string): Promise<string> {
  const command = spawn(process.execPath, ["cli/main.mjs", "health", "check", "-", "--ndjson"], {
    cwd: project,
    env: { ...process.env, TZ },
    stdio: ["pipe", "pipe", "inherit"],
  });
  command.stdin.end(lines);
  return text(command.stdout);
}

/**
 * For so long before midnight it waits for the next day: what was yesterday as it began is not "the day before" on pages that open later.
 */
const BEFORE_MIDNIGHT = 150_000;

async function waitForWholeDay(): Promise<void> {
  const left = firstInstantOf(daysAfter(indianDay(Date.now()), 1)) - Date.now();
  if (left < BEFORE_MIDNIGHT) await after(left);
}

describe("wherever they are worked out", () => {
  let script = "";
  beforeAll(async () => {
    script = await toolsForBrowser();
  });

  it.each(HEALTH_TOOLS)("answers of %s are the same bytes in a browser of each zone", async (tool) => {
    const files = filesOf(tool);
    const here = files.map((file) => JSON.stringify(answerHealthFile(file)));
    expect(here.filter((answer) => answer.startsWith('{"kind":"ok"')).length).toBe(FILES_A_TOOL);
    const offsets = new Set<unknown>();
    for (const zone of ZONES) {
      const page = await (await visitor({ zone })).context.newPage();
      await page.addScriptTag({ content: script });
      offsets.add(await page.evaluate("new Date('2026-11-20T00:00:00Z').getTimezoneOffset()"));
      expect(await page.evaluate(`answersTo(${JSON.stringify(JSON.stringify(files))})`)).toEqual(here);
    }
    expect(offsets.size).toBe(ZONES.length);
  });

  it("answers of all tools are the same bytes from the command in each zone", async () => {
    const lines = FILES.map((file) => `${JSON.stringify(file)}\n`).join("");
    const [first, ...others] = await Promise.all(ZONES.map((zone) => printedIn(zone, lines)));
    expect(first?.trimEnd().split("\n").length).toBe(FILES.length);
    for (const other of others) expect(other).toBe(first);
  });

  it("calculators, days and histories are the same bytes from a server in each zone, and the same words on a device in each", {
    timeout: 400_000,
  }, async () => {
    await waitForWholeDay();
    const bearer = await bearerOf(inject("shop"), newcomer());
    const yesterday = daysAfter(indianDay(Date.now()), -1);
    await noteAtTheEndsOf(yesterday, bearer);
    const [year, month] = [yesterday.slice(0, 4), yesterday.slice(0, 7)];
    const paths = DAILY_TRACKERS.flatMap((tracker) => [
      `/${tracker}tracker/today?day=${yesterday}`,
      `/${tracker}tracker/history?by=month&of=${month}`,
      `/${tracker}tracker/history?by=year&of=${year}`,
    ]);
    const answers: (readonly string[])[] = [];
    for (const TZ of ZONES) {
      const { address } = await aShop({ DATA_DIR: inject("shop").folder, TZ });
      const asked = async (path: string, body: object | null): Promise<string> => {
        const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
        const sent = body === null ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
        const answer = await fetch(`${address}/api${path}`, sent);
        expect([path, answer.status]).toEqual([path, 200]);
        return answer.text();
      };
      answers.push([
        ...(await Promise.all(paths.map((path) => asked(path, null)))),
        ...(await Promise.all(filesOf("bmi").map(({ tool: _, ...file }) => asked("/user/calculateBmi", file)))),
        ...(await Promise.all(filesOf("fat").map(({ tool: _, ...file }) => asked("/user/calculateFat", file)))),
      ]);
    }
    expect(JSON.parse(answers[0]?.[0] ?? "").payload).toMatchObject({ day: yesterday, value: "500" }); // Its first and its last second.
    for (const other of answers) expect(other).toEqual(answers[0]);

    const words: (readonly string[])[] = [];
    for (const zone of ZONES) {
      const { tab } = await visitor({ zone, bearer, width: 390 });
      const seen: string[] = [];
      for (const path of PAGES) {
        const page = await tab(path);
        await page.getByRole("button", { name: "The day before" }).first().click();
        await page
          .getByRole("button", { name: /^Change/ })
          .first()
          .waitFor();
        await page.locator("main figure").first().waitFor();
        await expect.poll(() => page.locator("main .skeleton").count()).toBe(0);
        seen.push(await page.locator("main").innerText());
        await page.close();
      }
      words.push(seen);
    }
    expect(words[0]?.[0]).toContain("500 ml");
    for (const other of words) expect(other).toEqual(words[0]);
  });
});

/** Notes something of each tracker in the first and the last second of a day in India. */
async function noteAtTheEndsOf(day: Day, bearer: string): Promise<void> {
  await fetchFromShop(bearer, "PUT", "/user/healthconsent", { consent: true });
  const [first, last] = [firstInstantOf(day), firstInstantOf(daysAfter(day, 1)) - 1_000].map((at) => new Date(at).toISOString());
  const values = [first, last].flatMap((at) => [
    { tracker: "water", at, ml: 250 },
    { tracker: "exercise", at, activity: "17190", met: 3.8, minutes: 30, kg: 61.5 },
    { tracker: "meal", at, meal: "lunch", food: "roti", amount: 1, unit: "piece", grams: 40, per100: PER_100 },
    { tracker: "weight", at, kg: 61.5, typed: { amount: 61.5, unit: "kg" } },
  ]);
  const night = { tracker: "sleep", start: new Date(firstInstantOf(day) - 3_600_000).toISOString(), end: first };
  const ops = [...values, night].map((value) => {
    const at = new Date().toISOString();
    return { op: crypto.randomUUID(), entry: crypto.randomUUID(), n: 1, kind: "put", at, value };
  });
  const { accepted, refused } = await fetchFromShop(bearer, "POST", "/tracker/sync", { ops });
  expect([accepted.length, refused]).toEqual([ops.length, []]);
}
