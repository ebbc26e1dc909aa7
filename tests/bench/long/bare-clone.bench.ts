import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as after } from "node:timers/promises";
import type { Figure } from "../figure.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * How long `npm start` takes in a bare clone until the first page is there, with npm's cache filled, beside what has to be done in all: every
 * package installed, every site built in every language, then the same start. Both in one run, each in a clone of its own.
 */
export async function bench(): Promise<readonly Figure[]> {
  const first = clone();
  const all = clone();
  try {
    const begun = performance.now();
    spawnSync("npm", ["run", "prebench"], { cwd: all, stdio: "ignore" });
    const everything = (performance.now() - begun) / 1000 + (await untilFirstPage(all)).first;
    const { first: seconds, built } = await untilFirstPage(first);
    const share = seconds / everything;
    return [
      { name: "npm start in a bare clone, until the first page", figure: round(seconds), unit: "seconds", target: "as it is", met: true },
      {
        name: "the same until every site is built in every language",
        figure: round(built),
        unit: "seconds",
        target: "as it is",
        met: true,
      },
      {
        name: "every package and every page first, then the same start",
        figure: round(everything),
        unit: "seconds",
        target: "as it is",
        met: true,
      },
      { name: "the first page, of that", figure: Number(share.toFixed(2)), unit: "times", target: "at most 0.46", met: share <= 0.46 },
    ];
  } finally {
    for (const folder of [first, all]) rmSync(folder, { recursive: true, force: true });
  }
}

const round = (seconds: number): number => Number(seconds.toFixed(1));

/** The files that belong to the project, in a folder of their own. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-clone-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const file of listed.stdout.split("\0").filter((name) => name !== ""))
    cpSync(join(project, file), join(folder, file), { recursive: true });
  return folder;
}

/** In seconds: until the first page is drawn, and until the server says that all are built; where there is nothing to build, the same. */
async function untilFirstPage(cwd: string): Promise<{ readonly first: number; readonly built: number }> {
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  const env = { ...withoutNpm(process.env), PORT: "0", DATA_DIR: join(dirname(cwd), `${cwd.split("/").at(-1)}-data`) };
  const started = spawn("npm", ["start"], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const gone = once(started, "exit");
  let said = "";
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (bytes: Buffer) => (said += String(bytes)));
  try {
    const address = await until(() => /Niramaya is at (\S+)/.exec(said)?.[1]);
    const page = await fetch(address, { headers: { accept: "text/html" } });
    if (!page.ok) throw new Error(`The first page is ${page.status}.`);
    await page.text();
    const first = passed();
    if (said.includes("being built")) await until(() => (said.includes("All pages are built") ? "all" : undefined));
    return { first, built: passed() };
  } finally {
    if (started.pid !== undefined) process.kill(-started.pid, "SIGTERM");
    await gone;
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }
}

async function until(known: () => string | undefined): Promise<string> {
  for (const begun = performance.now(); performance.now() - begun < 600_000; await after(100)) {
    const found = known();
    if (found !== undefined) return found;
  }
  throw new Error("It took more than ten minutes.");
}

/** This bench runs under npm itself, whose variables would speak of another project and another script. */
const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toLowerCase().startsWith("npm_")));
