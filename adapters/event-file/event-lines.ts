import { readJsonText } from "#adapters/input-file/json-text.ts";
import { readListedEvent } from "./listed-event.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { EventImport } from "#core/events/register/import-events.use-case.ts";

/** The events of a file of `event import`, one a line, and the faults of the other lines. */
export type EventLines = { readonly events: EventImport["events"]; readonly faults: readonly LineFault[] };

export function readEventLines(bytes: Uint8Array): EventLines {
  const events: EventImport["events"][number][] = [];
  const faults: LineFault[] = [];
  const text = textIn(bytes);
  if (text === null) return { events, faults: [{ line: 1, path: "", expected: "text in UTF-8" }] };
  for (const [index, one] of text.split("\n").entries()) {
    if (one.trim() === "") continue;
    const line = index + 1;
    const read = readJsonText(one, readListedEvent);
    if (read.kind === "ok") events.push({ line, event: read.value });
    else faults.push(...read.refusal.map((fault) => ({ line, ...fault })));
  }
  if (events.length + faults.length === 0) faults.push({ line: 1, path: "", expected: "an event" });
  return { events, faults };
}

function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null; // The one thing that a fatal decoder throws for.
  }
}
