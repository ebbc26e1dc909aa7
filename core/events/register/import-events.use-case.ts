import { refused } from "../../shared/result.ts";
import { reimportedEvent } from "./reimported-event.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import { importDecision } from "../../staff/import-decision.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { FaultyLines, ImportCounts } from "../../staff/import-decision.ts";
import type { ListedEvent } from "../listing/listed-event.ts";
import type { EventRegister } from "./event-register.port.ts";

/** `name` is the file's name without its folders. A dry run gives the same answer and changes nothing. */
export type EventImport = {
  readonly name: string;
  readonly events: readonly { readonly line: number; readonly event: ListedEvent }[];
  readonly run: "dry" | "real";
};

/**
 * Adds or changes the events of a file, all or none; `who` is the staff member's name. Refused with every fault: an id that an earlier line
 * has already, and a change that an event does not allow once people have joined it. Source: specification/events.md, Staff commands.
 */
export type ImportEvents = (who: string, given: EventImport) => Promise<Result<ImportCounts, FaultyLines>>;

type Needs = {
  readonly register: Pick<EventRegister, "change">;
  readonly now: Clock;
  /** Whether two events are equal in every field. */
  readonly same: (one: ListedEvent, other: ListedEvent) => boolean;
};

export const makeImportEvents =
  ({ register, now, same }: Needs): ImportEvents =>
  async (who, { name, events, run }) => {
    const at = now();
    const repeated = repeatedValues(events.map(({ line, event }) => ({ line, value: event.id })));
    if (repeated.length > 0) return refused({ kind: "faulty", faults: repeated });
    const audited = (counts: ImportCounts) => {
      const details = { file: name, ...counts };
      return { at, who, action: "event import", subject: { kind: "event", id: "all" }, details };
    };
    return register.change(
      events.map(({ event }) => event.id),
      (found) => {
        const formerOf = ({ id }: ListedEvent) => found.find(({ event }) => event.id === id) ?? null;
        const lines = events.map(({ line, event }) => ({ line, outcome: reimportedEvent(formerOf(event), event, { now: at, same }) }));
        return importDecision(lines, { run, audited });
      },
      at,
    );
  };
