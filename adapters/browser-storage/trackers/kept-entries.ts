import type { ChangedEntry } from "#core/trackers/trackers.port.ts";
import type { StoreIn } from "./tracker-stores.ts";

/** So many entries that are told at once stand in one record: a record each takes far longer to write and to read. */
const TOLD_TOGETHER_FROM = 100;

/** From so many on that stand alone, or twice, all are written anew into few records. */
const GATHERED_FROM = 500;
/** So many of them into one. */
const MOST_TOGETHER = 1_000;

/** A transaction over the stores of entries. */
type OfEntries<Mode extends IDBTransactionMode> = {
  objectStore<Name extends "entries" | "toldTogether">(name: Name): StoreIn<Name, Mode>;
};

/** Which entries each record of those told together holds, by its key. A record never changes, and no other gets its key. */
export type ReadRecords = Map<number, ReadonlySet<string>>;

type Sought = { readonly whose: string; readonly ids: ReadonlySet<string>; readonly records: ReadRecords };

/** Entries, each of those that changed in the place of the one before it. */
export const withChanged = (entries: readonly ChangedEntry[], changed: readonly ChangedEntry[]): readonly ChangedEntry[] => [
  ...new Map([...entries, ...changed].map((entry) => [entry.entry, entry])).values(),
];

export const entriesIn = async (reading: OfEntries<IDBTransactionMode>, whose: string): Promise<readonly ChangedEntry[]> =>
  (await scatteredIn(reading, whose)).entries;

/** All of a patient, and whether it is worth gathering them. */
export async function scatteredIn(
  reading: OfEntries<IDBTransactionMode>,
  whose: string,
): Promise<{ readonly entries: readonly ChangedEntry[]; readonly isScattered: boolean }> {
  const [together, alone] = await Promise.all([
    reading.objectStore("toldTogether").index("customer").getAll(whose),
    reading.objectStore("entries").index("customer").getAll(whose),
  ]);
  const told = together.flatMap(({ entries }) => entries);
  const entries = withChanged(
    told,
    alone.map(({ kept }) => kept),
  );
  const twice = told.length + alone.length - entries.length;
  return { entries, isScattered: alone.length + twice >= GATHERED_FROM };
}

/** Writes all of a patient anew into few records: what is told over a year stands scattered, and of what is told together again all that was told before. */
export async function gatherEntries(writing: OfEntries<"readwrite">, whose: string): Promise<void> {
  const { entries, isScattered } = await scatteredIn(writing, whose);
  if (!isScattered) return; // Another window has done so.
  await dropEntries(writing, (customer) => customer === whose);
  const together = writing.objectStore("toldTogether");
  for (let first = 0; first < entries.length; first += MOST_TOGETHER)
    await together.add({ customer: whose, entries: entries.slice(first, first + MOST_TOGETHER) });
}

/** Those of the sought entries that are there. A record is read where one may be in it, which of most presses, of new entries, none is once a window knows what each holds. */
export async function stoodIn(reading: OfEntries<IDBTransactionMode>, { whose, ids, records }: Sought): Promise<readonly ChangedEntry[]> {
  const [entries, together] = [reading.objectStore("entries"), reading.objectStore("toldTogether")];
  const alone = (await Promise.all([...ids].map((id) => entries.get([whose, id])))).flatMap((one) => one?.kept ?? []);
  const found = new Set(alone.map(({ entry }) => entry));
  const lacking = [...ids].filter((id) => !found.has(id));
  if (lacking.length === 0) return alone;
  const among: ChangedEntry[] = [];
  for (const key of await together.index("customer").getAllKeys(whose)) {
    const known = records.get(key);
    if (known !== undefined && !lacking.some((id) => known.has(id))) continue;
    const told = (await together.get(key))?.entries ?? [];
    records.set(key, new Set(told.map(({ entry }) => entry)));
    among.push(...told.filter(({ entry }) => lacking.includes(entry)));
  }
  return withChanged(among, alone);
}

export async function putEntries(writing: OfEntries<"readwrite">, whose: string, told: readonly ChangedEntry[]): Promise<void> {
  const entries = writing.objectStore("entries");
  if (told.length < TOLD_TOGETHER_FROM) {
    await Promise.all(told.map((kept) => entries.put({ customer: whose, entry: kept.entry, kept })));
    return;
  }
  const newer = new Set(told.map(({ entry }) => entry));
  await writing.objectStore("toldTogether").add({ customer: whose, entries: told });
  for (const key of await entries.index("customer").getAllKeys(whose)) if (newer.has(key[1])) await entries.delete(key);
}

export async function dropEntries(writing: OfEntries<"readwrite">, isDropped: (whose: string) => boolean): Promise<void> {
  const [entries, together] = [writing.objectStore("entries"), writing.objectStore("toldTogether")];
  for (const key of await entries.getAllKeys()) if (isDropped(key[0])) await entries.delete(key);
  for (let cursor = await together.index("customer").openKeyCursor(); cursor !== null; cursor = await cursor.continue())
    if (isDropped(String(cursor.key))) await together.delete(cursor.primaryKey);
}
