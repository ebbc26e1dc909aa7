import { counterOf, documentNumber } from "#core/invoices/document-number.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { DocumentKind } from "#core/invoices/document-number.ts";
import type { DocumentToIssue } from "#core/orders/order/issued-document.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Day } from "#core/shared/day.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** A document with its number, as its row contains it. */
export type NumberedDocument = {
  readonly number: string;
  readonly kind: DocumentKind;
  readonly parcel: number;
  readonly refund: number | null;
  readonly counter: string;
  readonly serial: number;
  readonly day: Day;
};

/** The documents of an order that are to be issued `at`, in milliseconds since 1970. `series` are the letters of its sellers, by GSTIN. */
export type DocumentsToNumber = {
  readonly order: Order;
  readonly documents: readonly DocumentToIssue[];
  readonly at: number;
  readonly series: Readonly<Record<string, string>>;
};

// In the order of their keys, so that two transactions that need several numbers never wait for each other.
const COUNTED: Statement = {
  name: "documents counted",
  text: `insert into document_counter (key, serial) select key, wanted from unnest($1::text[], $2::int[]) asked (key, wanted) order by key
    on conflict (key) do update set serial = document_counter.serial + excluded.serial returning key, serial`,
};

/** The next serial of a counter, as part of the caller's transaction. Nobody else gets one until it ends. */
export async function nextSerial(trx: Database, counter: string): Promise<number> {
  const [row] = await rowsOf<{ serial: number }>(trx, COUNTED, [[counter], [1]]);
  return row?.serial ?? 0; // Of 0 no number can be made.
}

/**
 * Gives each document the next number of its seller, kind and year, as part of the caller's transaction. Nobody else gets one until it
 * ends.
 */
export async function numberDocuments(
  trx: Database,
  { order, documents, at, series }: DocumentsToNumber,
): Promise<readonly NumberedDocument[]> {
  if (documents.length === 0) return [];
  const day = indianDay(at);
  const sources = documents.map((wanted) => {
    const source = { kind: wanted.kind, series: seriesOf(wanted.parcel), day };
    return { wanted, source, counter: counterOf(source) };
  });
  const wanted = new Map<string, number>();
  for (const { counter } of sources) wanted.set(counter, (wanted.get(counter) ?? 0) + 1);
  const rows = await rowsOf<{ key: string; serial: number }>(trx, COUNTED, [[...wanted.keys()], [...wanted.values()]]);
  const next = new Map(rows.map(({ key, serial }) => [key, serial - (wanted.get(key) ?? 0)]));
  return sources.map(({ wanted, source, counter }) => {
    const serial = (next.get(counter) ?? 0) + 1;
    next.set(counter, serial);
    const { kind, parcel } = wanted;
    return {
      number: documentNumber({ ...source, serial }),
      kind,
      parcel,
      refund: kind === "invoice" ? null : wanted.refund,
      counter,
      serial,
      day,
    };
  });

  function seriesOf(parcel: number): string {
    const gstin = order.parcels[parcel]?.seller.gstin ?? "";
    return series[gstin] ?? ""; // Without letters, `documentNumber` throws.
  }
}
