import { payableId } from "#core/ledger/entry.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import * as z from "zod/mini";
import type { PayableId } from "#core/ledger/entry.ts";

/** Where an appointment comes as a calendar file: no endpoint, since it answers in no envelope. */
export const CALENDAR_DOWNLOAD = "/get/bookingcalendar";

export const calendarQuery = z.object({ id: idOf(payableId) });

/** What a query asks for; null: it is none that was declared. */
export function calendarQueryIn(query: unknown): PayableId | null {
  const read = calendarQuery.safeParse(query);
  return read.success ? read.data.id : null;
}
