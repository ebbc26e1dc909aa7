import * as z from "zod/mini";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import type { TakenForm } from "#core/trackers/mine/take-my-entries.use-case.ts";

/** Where customers take their entries along: no endpoint, since it answers in no envelope. */
export const ENTRIES_DOWNLOAD = "/tracker/export";

export const entriesQuery = z.object({ tracker: z.optional(z.enum(OPEN_TRACKERS)) });

/** What a query asks for; null: it is none that was declared. */
export function takenFormIn(query: unknown): TakenForm | null {
  const read = entriesQuery.safeParse(query);
  return read.success ? (read.data.tracker ?? "presses") : null;
}

/** What a file of that form is, and what it is called. */
export const entriesFileOf = (form: TakenForm): { readonly type: string; readonly name: string } =>
  form === "presses"
    ? { type: "application/x-ndjson; charset=utf-8", name: "my-entries.ndjson" }
    : { type: "text/csv; charset=utf-8", name: `my-entries-${form}.csv` };
