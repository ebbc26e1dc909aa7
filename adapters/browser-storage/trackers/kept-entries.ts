import type { ChangedEntry } from "#core/trackers/trackers.port.ts";
import type { StoreIn } from "./tracker-stores.ts";

// A device keeps its patients' entries one a record, and those that came together as one record, so that years of them are read quickly.

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

type ReadRecord = { readonly entries: readonly ChangedEntry[]; readonly ids: ReadonlySet<string> };

/**
 * What each record of entries told together holds, by its key: read once by a window, or never where the window wrote it. A record never
 * changes, and no other gets its key. Of no use once somebody comes or leaves.
 */
export type ReadRecords = Map<number, ReadRecord>;

/** Of whom, and what this window has read already. */
type Whose = { readonly whose: string; readonly records: ReadRecords };

type Sought = Whose & { readonly ids: ReadonlySet<string> };

/** Entries, each of those that changed in the place of the one before it. */
export const withChanged = (entries: readonly ChangedEntry[], changed: readonly ChangedEntry[]): readonly ChangedEntry[] => [
  ...new Map([...entries, ...changed].map((entry) => [entry.entry, entry])).values(),
];

export const entriesIn = async (reading: OfEntries<IDBTransactionMode>, of: Whose): Promise<readonly ChangedEntry[]> =>
  (await scatteredIn(reading, of)).entries;

/** All of a patient, and whether it is worth gathering them. */
export async function scatteredIn(
  reading: OfEntries<IDBTransactionMode>,
  of: Whose,
): Promise<{ readonly entries: readonly ChangedEntry[]; readonly isScattered: boolean }> {
  const [together, alone] = await Promise.all([recordsIn(reading, of), reading.objectStore("entries").index("customer").getAll(of.whose)]);
  const changedEntries = together.flatMap(({ entries }) => entries);
  const entries = withChanged(
    changedEntries,
    alone.map(({ kept }) => kept),
  );
  const twice = changedEntries.length + alone.length - entries.length;
  return { entries, isScattered: alone.length + twice >= GATHERED_FROM };
}

/** All records of a patient, in the order of their keys. To read one costs the more the more it holds, so each is read once. */
async function recordsIn(reading: OfEntries<IDBTransactionMode>, { whose, records }: Whose): Promise<readonly ReadRecord[]> {
  const together = reading.objectStore("toldTogether");
  const keys = await together.index("customer").getAllKeys(whose);
  const isFirst = !keys.some((key) => records.has(key));
  const read = isFirst ? await together.index("customer").getAll(whose) : [];
  return Promise.all(keys.map(async (key, nth) => records.get(key) ?? keptRecord(records, key, read[nth] ?? (await together.get(key)))));
}

/** Knows from here on what a record holds, so that it is not read again. */
export function keptRecord(records: ReadRecords, key: number, read: { readonly entries: readonly ChangedEntry[] } | undefined): ReadRecord {
  const entries = read?.entries ?? [];
  const record = { entries, ids: new Set(entries.map(({ entry }) => entry)) };
  records.set(key, record);
  return record;
}

/**
 * Writes all of a patient anew into few records: what is told over a year stands scattered, and of what is told together again all that was
 * told before.
 */
export async function gatherEntries(writing: OfEntries<"readwrite">, of: Whose): Promise<void> {
  const { whose } = of;
  const { entries, isScattered } = await scatteredIn(writing, of);
  if (!isScattered) return; // Another window has done so.
  await dropEntries(writing, (customer) => customer === whose);
  of.records.clear(); // Those of the keys that are gone would stay until somebody leaves.
  const together = writing.objectStore("toldTogether");
  for (let first = 0; first < entries.length; first += MOST_TOGETHER)
    await together.add({ customer: whose, entries: entries.slice(first, first + MOST_TOGETHER) });
}

/**
 * Those of the sought entries that this browser keeps. A record that this window has read is not read again: a press of a new entry then
 * reads none.
 */
export async function foundIn(reading: OfEntries<IDBTransactionMode>, { whose, ids, records }: Sought): Promise<readonly ChangedEntry[]> {
  const [entries, together] = [reading.objectStore("entries"), reading.objectStore("toldTogether")];
  const alone = (await Promise.all([...ids].map((id) => entries.get([whose, id])))).flatMap((one) => one?.kept ?? []);
  const found = new Set(alone.map(({ entry }) => entry));
  const lacking = [...ids].filter((id) => !found.has(id));
  if (lacking.length === 0) return alone;
  const among: ChangedEntry[] = [];
  for (const key of await together.index("customer").getAllKeys(whose)) {
    const { entries: changedEntries, ids: there } = records.get(key) ?? keptRecord(records, key, await together.get(key));
    if (lacking.some((id) => there.has(id))) among.push(...changedEntries.filter(({ entry }) => lacking.includes(entry)));
  }
  return withChanged(among, alone);
}

/** Answers the key of the record in which they stand together; null: each stands alone. */
export async function putEntries(
  writing: OfEntries<"readwrite">,
  whose: string,
  changedEntries: readonly ChangedEntry[],
): Promise<number | null> {
  const entries = writing.objectStore("entries");
  if (changedEntries.length < TOLD_TOGETHER_FROM) {
    await Promise.all(changedEntries.map((stored) => entries.put({ customer: whose, entry: stored.entry, kept: stored })));
    return null;
  }
  const newer = new Set(changedEntries.map(({ entry }) => entry));
  const record = await writing.objectStore("toldTogether").add({ customer: whose, entries: changedEntries });
  for (const key of await entries.index("customer").getAllKeys(whose)) if (newer.has(key[1])) await entries.delete(key);
  return record;
}

export async function dropEntries(writing: OfEntries<"readwrite">, isDropped: (whose: string) => boolean): Promise<void> {
  const [entries, together] = [writing.objectStore("entries"), writing.objectStore("toldTogether")];
  for (const key of await entries.getAllKeys()) if (isDropped(key[0])) await entries.delete(key);
  for (let cursor = await together.index("customer").openKeyCursor(); cursor !== null; cursor = await cursor.continue())
    if (isDropped(String(cursor.key))) await together.delete(cursor.primaryKey);
}
