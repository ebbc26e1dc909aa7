// Decision: docs/decisions/rows-lie-by-customer.md
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { TablePlace } from "./table-place.ts";

/** What is no area's: what the database has gone through, the spellings of all words that products have, and what Kysely keeps. */
const OF_NO_AREA: Readonly<Record<string, TablePlace>> = {
  store_history: "work",
  word_spelling: "offer",
  kysely_migration: "work",
  kysely_migration_lock: "work",
};

const OF_AREAS: readonly Readonly<Record<string, TablePlace>>[] = [...storedAreas.map(({ places }) => places ?? {}), OF_NO_AREA];

const PLACES: ReadonlyMap<string, TablePlace> = new Map(OF_AREAS.flatMap((places) => Object.entries(places)));

/** The place of a table; null: nobody has named one. */
export const placeOf = (table: string): TablePlace | null => PLACES.get(table) ?? null;

/** The tables of each area, in the order in which it names their places. */
export const tablesByArea: readonly (readonly string[])[] = OF_AREAS.map((places) => Object.keys(places));

/** Every table that has a place, by areas. */
export const placedTables: readonly string[] = [...PLACES.keys()];

/** The column by whose value a row's node is chosen. */
export const OWNER = "customer";
/** The table of those whom the column names. */
export const OWNERS = "customer";
