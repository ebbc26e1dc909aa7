import * as z from "zod/mini";
import { ERASABLE_TRACKERS } from "#core/trackers/mine/erasable-tracker.ts";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { LARGEST_ENTRIES_FILE, ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { answerOf, endpoint, fields, only } from "#adapters/http-contract/endpoint.ts";
import { orNull, pieces } from "#adapters/http-contract/scalars.ts";
import { why } from "./tracker-answers.ts";
import type { ImportedEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const imported: Shape<ImportedEntries> = fields({
  accepted: z.number(),
  repeated: z.number(),
  refusedCount: ["refused_count", z.number()],
  refused: z.array(fields({ line: z.number(), why: z.union([why, z.literal("unreadable")]) })),
});

export const importMyEntries = endpoint(ImportMyEntries, {
  method: "POST",
  path: "/tracker/import",
  in: "stream",
  largest: LARGEST_ENTRIES_FILE,
  audience: "patient",
  request: pieces,
  response: imported,
  refusals: {
    "no-consent": answerOf(403, "Please allow us to keep health data first."),
    "too-large": answerOf(413, "A file has at most 25 MB. What was read of it is kept; please split the rest."),
  },
});

export const eraseMyEntries = endpoint(EraseMyEntries, {
  method: "DELETE",
  path: "/tracker/entries",
  in: "query",
  audience: "patient",
  request: only("tracker", orNull(z.enum(ERASABLE_TRACKERS))),
  response: z.null(),
});
