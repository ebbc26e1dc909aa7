import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { productLine } from "#adapters/catalogue-file/product-record.ts";
import { atMost } from "./figure.ts";
import { manyProducts } from "./made/many-products.ts";
import type { Figure } from "./figure.ts";

/** Megabytes that live objects may take: without, V8 leaves garbage lie the longer the more memory there is, and every run grows. */
const HEAP = 96;

/**
 * Import of 100,000 products in constant memory: the largest memory of `catalogue import` against that of 10,000, each into an empty shop.
 */
export async function bench(): Promise<readonly Figure[]> {
  const few = await peakOfImport(10_000);
  const many = await peakOfImport(100_000);
  return [
    atMost(
      `import of 100,000 products in constant memory: largest memory, ${many} MB, against that of 10,000, ${few} MB`,
      many / few,
      1.25,
    ),
  ];
}

async function peakOfImport(count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-import-"));
  await chmod(folder, 0o755); // The database's user must be able to enter it.
  try {
    const file = join(folder, "products.ndjson");
    await pipeline(Readable.from(lines(count)), createWriteStream(file));
    return await peakOf(["catalogue", "import", file, "--data", folder, "--json"], count);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* lines(count: number): AsyncGenerator<string> {
  for await (const batch of manyProducts(count)) yield batch.map((product) => `${productLine(product)}\n`).join("");
}

/** The largest memory of a command in megabytes, as the system counts it; throws where it does not add so many products. */
async function peakOf(command: readonly string[], count: number): Promise<number> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, join(import.meta.dirname, "measured-command.ts"), ...command], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const told = once(child, "message");
  const output = child.stdout?.toArray() ?? Promise.resolve([]);
  const gone = once(child, "exit").then(([code]) => {
    if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}`);
  });
  const [{ kilobytes }] = await Promise.race([told, gone.then(() => told)]);
  await gone;
  const text = Buffer.concat(await output).toString();
  if (JSON.parse(text).added !== count) throw new Error(`${command.join(" ")} said ${text}`);
  return Math.round(kilobytes / 1024);
}
