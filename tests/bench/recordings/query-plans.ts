import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { recordedCalls } from "./recorded-calls.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Named } from "./catalogue-calls.ts";

const PAGE = join(import.meta.dirname, "../../../dist/benchmarks-plans.md");

/** Writes down how PostgreSQL goes about every statement of the calls, on the catalogue that is there. */
export async function queryPlansOf(db: Database, calls: Readonly<Record<string, Named>>): Promise<void> {
  const { products } = await db.selectFrom("shelf").select("products").where("kind", "=", "shop").executeTakeFirstOrThrow();
  const recorded = await recordedCalls(db, calls, 1);
  const parts = [
    `# Query plans\n\nHow PostgreSQL goes about the catalogue's statements, with ${products} active products. Written by \`PLANS=1 npm run bench -- million\`.\n`,
  ];
  for (const [name, named] of Object.entries(calls)) {
    parts.push(`## ${name}\n`);
    for (const { text, values } of recorded[named(0).path]?.statements ?? [])
      parts.push(`\`\`\`\n${await planOf(db, text, values)}\n\`\`\`\n`);
  }
  await writeFile(PAGE, parts.join("\n"));
}

async function planOf(db: Database, text: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await db.executeQuery<{ "QUERY PLAN": string }>({
    ...sql`explain`.compile(db),
    sql: `explain (analyze, costs off, timing off, summary off, buffers off) ${text}`,
    parameters: values,
  });
  return rows.map((row) => row["QUERY PLAN"].slice(0, 160)).join("\n");
}
