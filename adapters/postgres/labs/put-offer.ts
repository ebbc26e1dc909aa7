import type { LabOffer } from "#core/labs/labs.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** So many rows go in one statement. */
const AT_ONCE = 1_000;

/** Stores entries in the place of those with the same ids, as part of the caller's transaction. */
export async function putOffer(trx: Database, { labs, tests, packages, calendars }: LabOffer): Promise<void> {
  for (const [table, list] of [["lab", labs] as const, ["lab_calendar", calendars] as const])
    for (const some of inParts<{ readonly id: string }>(list))
      await trx
        .insertInto(table)
        .values(some.map((offer) => ({ id: offer.id, offer: JSON.stringify(offer) })))
        .onConflict((stored) => stored.column("id").doUpdateSet((row) => ({ offer: row.ref("excluded.offer") })))
        .execute();
  for (const [table, list] of [["lab_test", tests] as const, ["lab_package", packages] as const])
    for (const some of inParts<{ readonly id: string; readonly slug: string }>(list))
      await trx
        .insertInto(table)
        .values(some.map((offer) => ({ id: offer.id, slug: offer.slug, offer: JSON.stringify(offer) })))
        .onConflict((stored) =>
          stored.column("id").doUpdateSet((row) => ({ slug: row.ref("excluded.slug"), offer: row.ref("excluded.offer") })),
        )
        .execute();
}

const inParts = <One>(list: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, nth) => list.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE));
