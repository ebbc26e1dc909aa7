import { financialYear } from "../../invoices/financial-year.ts";
import type { Day } from "../../shared/day.ts";

/** A prescription's number comes from its practitioner's series and the serial of the financial year, from 1. */
export type PrescriptionNumbers = { readonly series: string; readonly day: Day; readonly serial: number };

/** The counter that gives a prescription its serial. Source: specification/prescriptions.md, What it holds. */
export const prescriptionCounter = ({ series, day }: Omit<PrescriptionNumbers, "serial">): string => `RX${series}/${financialYear(day)}`;

/** "RX00A/2627/000123". Throws a RangeError on a serial that does not fit. Source: specification/prescriptions.md, What it holds. */
export function prescriptionNumber({ series, day, serial }: PrescriptionNumbers): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999) throw new RangeError(`${serial} is no serial number of a year`);
  const year = financialYear(day);
  return `RX${series}/${year.slice(2, 4)}${year.slice(5)}/${String(serial).padStart(6, "0")}`;
}
