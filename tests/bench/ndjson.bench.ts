import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { niramaya } from "#cli/niramaya.ts";
import { processTerminal } from "#cli/process-terminal.ts";
import { printCartFile } from "#adapters/cart-file/printed-cart-file.ts";
import { paise } from "#core/shared/money.ts";
import { aRequest } from "./pricing.bench.ts";
import { reachingAtLeast } from "./figure.ts";
import type { Terminal } from "#cli/terminal.ts";
import type { Figure } from "./figure.ts";

const main = fileURLToPath(new URL("../../cli/main.mjs", import.meta.url));
const INPUTS = 2_000;
const ROUNDS = 15;
/** So many rounds come before: code that takes 5 ms a round is compiled anew for as long, and compiling counts as its processor time. */
const WARMING = 60;

/** Many carts line by line: how fast, against reading and writing JSON alone; and in how much memory. */
export async function bench(): Promise<readonly Figure[]> {
  const share = await shareOfTheLoop(
    ["cart", "check"],
    Array.from({ length: INPUTS }, (_, which) => aCart(which)),
  );
  const growth = (await largestMemory(1_000_000)) / (await largestMemory(300_000));
  return [
    reachingAtLeast(
      {
        name: "10 lines, 10 coupons: speed of --ndjson against JSON.parse and JSON.stringify alone",
        figure: Math.round(share * 100),
        unit: "%",
        target: "at least 60",
        met: share >= 0.6,
      },
      50,
    ),
    {
      name: "largest memory for a million lines against three hundred thousand",
      figure: Number(growth.toFixed(2)),
      unit: "times",
      target: "at most 1.5",
      met: growth <= 1.5,
    },
  ];
}

/**
 * How fast a command answers lines, no two the same, read from disk, of what JSON.parse and JSON.stringify take for them; what is written
 * is only counted.
 */
export async function shareOfTheLoop(command: readonly string[], inputs: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-bench-"));
  try {
    const file = join(folder, "inputs.ndjson");
    writeFileSync(file, inputs.map((input) => `${input}\n`).join(""));
    const written: string[] = [];
    const storage: Terminal = { ...processTerminal(), write: async (text) => void written.push(text) };
    await niramaya([...command, "--ndjson", file], storage);
    const results = written
      .join("")
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    const counting: Terminal = { ...processTerminal(), write: async () => {} };

    const loop = () => inputs.map((input, which) => (JSON.parse(input) === undefined ? 0 : JSON.stringify(results[which]).length));
    const ours = () => niramaya([...command, "--ndjson", file], counting);
    const [loopTook, oursTook] = await medianTimes(async () => loop(), ours);
    return loopTook / oursTook;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function aCart(which: number): string {
  const request = aRequest(10, 10);
  const lines = request.lines.map(({ product, quantity }, at) => ({
    quantity,
    product: {
      ...product,
      title: `${product.title} of cart ${which}`,
      offer: { price: paise(9_950 + ((which * 7_919 + at * 104_729) % 60_000)), stock: 20 },
    },
  }));
  return JSON.stringify(JSON.parse(printCartFile({ ...request, lines })));
}

/** Processor time in microseconds, of alternating rounds. */
async function medianTimes(...calls: readonly (() => Promise<unknown>)[]): Promise<readonly [number, number]> {
  const rounds = calls.map((): number[] => []);
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    for (const [which, call] of calls.entries()) {
      const begun = process.cpuUsage();
      await call();
      const { user, system } = process.cpuUsage(begun);
      if (round >= 0) rounds[which]?.push(user + system);
    }
  }
  const [first = 0, second = 0] = rounds.map((took) => took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0);
  return [first, second];
}

/** The largest of three runs, in kilobytes: how far the heap grows before it is first cleared is chance, by as much as a third. */
async function largestMemory(lines: number): Promise<number> {
  return Math.max(await peakMemory(lines), await peakMemory(lines), await peakMemory(lines));
}

/** In kilobytes, of a process that answers so many small carts. */
async function peakMemory(lines: number): Promise<number> {
  const tell = "data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))";
  const child = spawn(process.execPath, ["--import", tell, main, "cart", "check", "--ndjson", "-"], { stdio: ["pipe", "ignore", "pipe"] });
  let told = "";
  child.stderr.on("data", (bytes: Buffer) => {
    told += bytes.toString();
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(smallCarts(lines)), child.stdin);
  await ended;
  return Number(told);
}

function* smallCarts(lines: number): Generator<string> {
  const line = '{"cart":[{"quantity":2,"product":{"_id":"p1","gst":12,"seller_list":[{"selling_price":99.5,"total_stock":9}]}}]}\n';
  for (let written = 0; written < lines; written += 1000) yield line.repeat(1000);
}
