import { financialYear } from "./financial-year.ts";
import type { Day } from "../shared/day.ts";

/** The kinds of documents that are numbered consecutively. */
export type DocumentKind = "invoice" | "receipt" | "bill" | "credit-note";

/** Where a number comes from: the `series` of a seller or practitioner is one to three capital letters or digits, and nobody else's. */
export type NumberSource = { readonly kind: DocumentKind; readonly series: string; readonly day: Day; readonly serial: number };

/** CGST Rule 46(b) allows no more characters. */
export const LONGEST_NUMBER = 16;

const LETTER: Readonly<Record<DocumentKind, string>> = { invoice: "I", receipt: "R", bill: "B", "credit-note": "C" };
const LARGEST_SERIAL = 999_999;

/**
 * A document's number: series and kind, financial year, and the serial of that year from 1: "NA1I/2627/000123". It is unique for a seller
 * and year, has at most 16 characters, and contains only letters, digits and slashes. Throws a RangeError on a series or serial that does
 * not fit. Source: specification/invoices.md, Number of a paper.
 */
export function documentNumber({ kind, series, day, serial }: NumberSource): string {
  if (!/^[0-9A-Z]{1,3}$/.test(series)) throw new RangeError(`${series} is no series of one to three letters and digits`);
  if (!Number.isInteger(serial) || serial < 1 || serial > LARGEST_SERIAL) throw new RangeError(`${serial} is no serial number of a year`);
  const year = financialYear(day);
  return `${series}${LETTER[kind]}/${year.slice(2, 4)}${year.slice(5)}/${String(serial).padStart(6, "0")}`;
}

/**
 * The counter that gives a document its serial: there is one for each seller, kind and financial year.
 * Source: specification/invoices.md, Number of a paper.
 */
export const counterOf = ({ kind, series, day }: Omit<NumberSource, "serial">): string => `${series}${LETTER[kind]}/${financialYear(day)}`;
