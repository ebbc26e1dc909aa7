import { largeNameIndex } from "../../search/large-name-index.ts";
import type { LargeNameIndex, Named } from "../../search/large-name-index.ts";
import type { ImportedRows } from "./imported-rows.port.ts";

/** What is told of the rows that words may mean, at most `most`, the best first. */
export type TableSearch<Told> = (words: string, most: number) => Promise<readonly Told[]>;

/**
 * `shipped`: what comes with the program, by its ids, of which no imported row has one. `tell` works out what is told of some rows, by
 * their ids.
 */
type Searched<Row, Told> = {
  readonly shipped: ReadonlyMap<string, Row>;
  readonly imported: ImportedRows<Row>;
  readonly namesOf: (row: Row) => Named;
  readonly tell: (rows: readonly Row[]) => Promise<ReadonlyMap<string, Told>>;
};

/** So many rows, those that were found last, need not be read and worked out again. */
const MOST_KEPT = 10_000;

type Kept<Told> = { readonly version: number; readonly index: Promise<LargeNameIndex>; readonly told: Map<string, Told> };

/**
 * A search of a whole table. The names are kept ready, and are read anew by the first who asks after an import, on whatever server it was
 * made; who asks meanwhile waits for them as well. Of the rows those alone are kept that people ask for.
 */
export function tableSearch<Row extends { readonly id: string }, Told>(searched: Searched<Row, Told>): TableSearch<Told> {
  const { shipped, imported, namesOf, tell } = searched;
  let stored: Kept<Told> | null = null;
  async function* pages(): AsyncGenerator<readonly Named[]> {
    yield [...shipped.values()].map(namesOf);
    for (let rows = await imported.pageAfter(""); rows.length > 0; rows = await imported.pageAfter(rows.at(-1)?.id ?? ""))
      yield rows.map(namesOf);
  }
  const keptOf = (version: number): Kept<Told> => {
    if (stored?.version === version) return stored;
    const made: Kept<Told> = { version, index: largeNameIndex(pages()), told: new Map() };
    stored = made;
    made.index.catch(() => {
      if (stored === made) stored = null; // What could not be read is tried again.
    });
    return made;
  };
  const rowsOf = async (ids: readonly string[]): Promise<readonly Row[]> => {
    const further = await imported.withIds(ids.filter((id) => !shipped.has(id)));
    return ids.flatMap((id) => shipped.get(id) ?? further.get(id) ?? []);
  };
  return async (words, most) => {
    const { index, told } = keptOf(await imported.version());
    const found = (await index)(words, most);
    const lacking = found.filter((id) => !told.has(id));
    const news = lacking.length === 0 ? new Map<string, Told>() : await tell(await rowsOf(lacking));
    const answer = found.flatMap((id) => told.get(id) ?? news.get(id) ?? []);
    for (const [id, one] of news) told.set(id, one);
    for (const id of told.keys()) {
      if (told.size <= MOST_KEPT) break;
      told.delete(id);
    }
    return answer;
  };
}
