import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { bareClone, npmStart } from "#tests/package/bare-clone.ts";
import type { Figure } from "../figure.ts";

/**
 * How long `npm start` takes in a bare clone until the first page is there, with npm's cache filled, beside what has to be done in all:
 * every package installed, every site built in every language, then the same start. Both in one run, each in a clone of its own.
 */
export async function bench(): Promise<readonly Figure[]> {
  const clones = { first: bareClone(), everything: bareClone() };
  try {
    const passed = stopwatch();
    spawnSync("npm", ["run", "prebench"], { cwd: clones.everything, stdio: "ignore" });
    await start(clones.everything);
    const everything = passed();
    const { first, built } = await start(clones.first);
    const share = first / everything;
    const asItIs = { unit: "seconds", target: "as it is", met: true };
    return [
      { name: "npm start in a bare clone, until the first page", figure: round(first), ...asItIs },
      { name: "the same until every site is built in every language", figure: round(built), ...asItIs },
      { name: "every package and every page first, then the same start", figure: round(everything), ...asItIs },
      { name: "the first page, of that", figure: Number(share.toFixed(2)), unit: "times", target: "at most 0.46", met: share <= 0.46 },
    ];
  } finally {
    for (const folder of Object.values(clones)) rmSync(folder, { recursive: true, force: true });
  }
}

const round = (seconds: number): number => Number(seconds.toFixed(1));

function stopwatch(): () => number {
  const begun = performance.now();
  return () => (performance.now() - begun) / 1000;
}

/** In seconds: until the first page is drawn, and until the server says that all are built; where there is nothing to build, the same. */
async function start(clone: string): Promise<{ readonly first: number; readonly built: number }> {
  const passed = stopwatch();
  const shop = await npmStart(clone);
  try {
    const page = await fetch(shop.address, { headers: { accept: "text/html" } });
    if (!page.ok) throw new Error(`The first page is ${page.status}.`);
    await page.text();
    const first = passed();
    if (shop.output().includes("being built")) await shop.said(/All pages are built/);
    return { first, built: passed() };
  } finally {
    await shop.stop();
  }
}
