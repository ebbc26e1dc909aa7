import { readEventFile } from "#adapters/event-file/event-file.ts";
import { eventJson } from "#cli/events/event-json.ts";
import { playEvent } from "#core/events/play-event.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What `event play --json` tells of a file; throws its faults. */
export function playedEvent(file: unknown): ReturnType<typeof eventJson> {
  const read = readEventFile(JSON.parse(JSON.stringify(file)));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return eventJson(playEvent(read.value));
}

export function eventFaults(file: unknown): readonly Fault[] {
  const read = readEventFile(file);
  return read.kind === "refused" ? read.refusal : [];
}
