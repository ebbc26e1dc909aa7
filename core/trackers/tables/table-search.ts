import { largeNameIndex } from "../../search/large-name-index.ts";
import type { LargeNameIndex, Named } from "../../search/large-name-index.ts";
import type { ImportedRows } from "./imported-rows.port.ts";

/** The rows that words may mean, at most `most`, the best first. */
export type TableSearch<Row> = (words: string, most: number) => Promise<readonly Row[]>;

/** `shipped`: what comes with the program, by its ids, of which no imported row has one. */
type Searched<Row> = {
  readonly shipped: ReadonlyMap<string, Row>;
  readonly imported: ImportedRows<Row>;
  readonly namesOf: (row: Row) => Named;
};

/**
 * A search of a whole table. The names are kept ready, and are read anew by the first who asks after an import, on whatever server it was made; who asks meanwhile
 * waits for them as well. The rows themselves are not kept.
 */
export function tableSearch<Row extends { readonly id: string }>({ shipped, imported, namesOf }: Searched<Row>): TableSearch<Row> {
  let kept: { readonly version: number; readonly index: Promise<LargeNameIndex> } | null = null;
  async function* pages(): AsyncGenerator<readonly Named[]> {
    yield [...shipped.values()].map(namesOf);
    for (let rows = await imported.pageAfter(""); rows.length > 0; rows = await imported.pageAfter(rows.at(-1)?.id ?? ""))
      yield rows.map(namesOf);
  }
  const indexOf = async (version: number): Promise<LargeNameIndex> => {
    if (kept?.version === version) return kept.index;
    const made = { version, index: largeNameIndex(pages()) };
    kept = made;
    made.index.catch(() => {
      if (kept === made) kept = null; // What could not be read is tried again.
    });
    return made.index;
  };
  return async (words, most) => {
    const found = (await indexOf(await imported.version()))(words, most);
    const further = await imported.withIds(found.filter((id) => !shipped.has(id)));
    return found.flatMap((id) => shipped.get(id) ?? further.get(id) ?? []);
  };
}
