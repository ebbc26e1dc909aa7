import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundleCommand } from "#cli/packing/command.ts";
import { printCartFile } from "#adapters/cart-file/printed-cart-file.ts";
import { aRequest } from "./pricing.bench.ts";
import type { Figure } from "./figure.ts";

const project = new URL("../../", import.meta.url);
const ROUNDS = 25;

/** How long a person waits for the bill of one file, against a Node that does nothing. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-bench-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    await bundleCommand(project, pathToFileURL(`${folder}/`));
    const cart = join(folder, "cart.json");
    writeFileSync(cart, printCartFile(aRequest(10, 10)));
    const asSources = [fileURLToPath(new URL("cli/main.mjs", project)), "cart", "check", cart];
    const [nothing, sources, bundled, json] = medians([
      ["-e", "0"],
      asSources,
      [join(folder, "niramaya.js"), "cart", "check", cart],
      [...asSources, "--json"],
    ]);
    return [
      atMost("the bill of one file, node cli/main.mjs against node -e 0", sources / nothing, 3),
      atMost("the same with --json", json / nothing, 3),
      atMost("the bill of one file, the packed command against node -e 0", bundled / nothing, 1.7),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const atMost = (name: string, ratio: number, limit: number): Figure => ({
  name,
  figure: Number(ratio.toFixed(2)),
  unit: "times",
  target: `at most ${limit}`,
  met: ratio <= limit,
});

/** Milliseconds of each, in alternating rounds; the first rounds fill the compile cache. */
function medians(programs: readonly (readonly string[])[]): readonly [number, number, number, number] {
  const rounds = programs.map((): number[] => []);
  for (let round = -3; round < ROUNDS; round += 1) {
    programs.forEach((given, which) => {
      const begun = performance.now();
      const { status, stderr } = spawnSync(process.execPath, given, { encoding: "utf8" });
      if (status !== 0) throw new Error(stderr);
      if (round >= 0) rounds[which]?.push(performance.now() - begun);
    });
  }
  const [nothing = 0, sources = 0, bundled = 0, json = 0] = rounds.map(
    (took) => took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0,
  );
  return [nothing, sources, bundled, json];
}
