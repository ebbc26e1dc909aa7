import { payableId } from "#core/ledger/entry.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import * as z from "zod/mini";
import type { RequestedPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";

/** Where a version of a prescription comes as a file: no endpoint, since it answers in no envelope. */
export const PRESCRIPTION_DOWNLOAD = "/get/prescriptionfile";

export const prescriptionQuery = z.object({ id: idOf(payableId), version: z.string().check(z.regex(/^[1-9]\d{0,3}$/, "a version")) });

/** What a query asks for; null: it is none that was declared. */
export function prescriptionQueryIn(query: unknown): RequestedPrescription | null {
  const read = prescriptionQuery.safeParse(query);
  return read.success ? { booking: read.data.id, version: Number(read.data.version) } : null;
}
