import pg from "pg";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import type { FoundProducts } from "#core/catalogue/collection.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Recorded } from "#tests/bench/bare/bare-catalogue.ts";
import type { Named } from "./catalogue-calls.ts";

type Statement = { readonly text: string; readonly values: readonly unknown[] };
/** What a call's answer may tell beside its products. */
type Found = Partial<Pick<FoundProducts, "collection" | "count" | "next">>;

/** The statements of calls, by their addresses, so that a bare server can send the same ones. */
export async function recordedCalls(
  db: Database,
  calls: Readonly<Record<string, Named>>,
  times: number,
): Promise<Readonly<Record<string, Recorded>>> {
  const catalogue = postgresCatalogue(db);
  const recorded: Record<string, Recorded> = {};
  for (const named of Object.values(calls)) {
    for (let nth = 0; nth < times; nth += 1) {
      const { path, ask } = named(nth);
      if (recorded[path] !== undefined) continue;
      const { answer, statements } = await listenedTo(() => ask(catalogue));
      const { collection = null, count, next = null }: Found = Object(answer);
      const shelf =
        collection === null
          ? null
          : { _id: collection.slug, slug: collection.slug, title: collection.title, total_products: collection.products };
      const counted = count === undefined ? null : { counted: count.kind, total: count.products };
      recorded[path] = { statements, shape: shapeOf(path), around: { shelf, count: counted, next }, ids: idsIn(answer) };
    }
  }
  return recorded;
}

const shapeOf = (path: string): Recorded["shape"] =>
  path.includes("BySlug") ? "product" : path.includes("Filters") ? "filters" : path.includes("searchProduct") ? "hits" : "list";

function idsIn(answer: unknown): readonly string[] {
  const products: unknown = Array.isArray(answer) ? answer : Object(answer).products;
  return Array.isArray(products) ? products.map(({ id }) => String(id)) : [];
}

/** What is sent through pg meanwhile. */
export async function listenedTo<Answer>(
  act: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly statements: readonly Statement[] }> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: readonly unknown[]) {
    const { text, values = given[1] } = typeof given[0] === "string" ? { text: given[0] } : Object(given[0]);
    if (typeof text === "string" && Array.isArray(values)) statements.push({ text, values });
    return Reflect.apply(query, this, given);
  };
  try {
    return { answer: await act(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}
