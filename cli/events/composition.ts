import { readEventFile } from "#adapters/event-file/event-file.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { EventFacts } from "#core/events/play-event.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeEventFiles = (): FactFiles<EventFacts> => jsonFiles(readEventFile);
