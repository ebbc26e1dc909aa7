import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { raced } from "./recordings/catalogue-calls.ts";
import { atLeast } from "./figure.ts";
import { fillCatalogue } from "./made/filled-catalogue.ts";
import { recordedCalls } from "./recordings/recorded-calls.ts";
import { serverRace } from "./server-cpu.ts";
import type { Figure } from "./figure.ts";

const PRODUCTS = 10_000;

/** The catalogue's calls against bare Fastify and pg with the same statements, on ten thousand products. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-statements-"));
  const statements = join(folder, "statements.json");
  process.env["BARE_STATEMENTS"] = statements; // Handed on to the bare server.
  const race = await serverRace({
    prepare: async (db) => {
      await fillCatalogue(db, PRODUCTS);
      await writeFile(statements, JSON.stringify(await recordedCalls(db, raced, 400)));
    },
    bare: new URL("./bare/bare-catalogue.ts", import.meta.url),
    besides: ["price_list"],
  });
  try {
    return [
      atLeast("product by slug", await race.ratio(raced.slug), 0.45),
      atLeast("list page with total, and its filters", await race.ratio(raced.list), 0.8),
      atLeast("search", await race.ratio(raced.search), 0.8),
    ];
  } finally {
    await race.close();
    await rm(folder, { recursive: true });
  }
}
