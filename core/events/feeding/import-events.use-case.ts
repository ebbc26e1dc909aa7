import { ok, refused } from "../../shared/result.ts";
import { reimportedEvent } from "./reimported-event.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { ListedEvent } from "../listing/listed-event.ts";
import type { EventRegister, PutEvent } from "./event-register.port.ts";

/** `name` is the file's name without its folders. A dry run tells the same and changes nothing. */
export type EventImport = {
  readonly name: string;
  readonly events: readonly { readonly line: number; readonly event: ListedEvent }[];
  readonly run: "dry" | "real";
};

export type ImportedEvents = { readonly added: number; readonly changed: number; readonly unchanged: number };

/**
 * Puts the events of a file, all or none; `who` is the staff member's name. Refused with each fault: an id that a line before has, and a
 * change that those who joined must not meet. Source: specification/events.md, Staff commands.
 */
export type ImportEvents = (
  who: string,
  given: EventImport,
) => Promise<Result<ImportedEvents, { readonly kind: "faulty"; readonly faults: readonly LineFault[] }>>;

type Needs = {
  readonly register: Pick<EventRegister, "change">;
  readonly now: Clock;
  /** Whether two are alike in everything. */
  readonly same: (one: ListedEvent, other: ListedEvent) => boolean;
};

export const makeImportEvents =
  ({ register, now, same }: Needs): ImportEvents =>
  async (who, { name, events, run }) => {
    const at = now();
    const repeated = repeatedValues(events.map(({ line, event }) => ({ line, value: event.id })));
    if (repeated.length > 0) return refused({ kind: "faulty", faults: repeated });
    const decide: Parameters<typeof register.change<Awaited<ReturnType<ImportEvents>>>>[1] = (found) => {
      const taken = { added: 0, changed: 0, unchanged: 0 };
      const put: PutEvent[] = [];
      const faults: LineFault[] = [];
      for (const { line, event } of events) {
        const outcome = reimportedEvent(found.find((kept) => kept.event.id === event.id) ?? null, event, { now: at, same });
        if (outcome.kind === "is-joined")
          faults.push({ line, path: "", expected: "the same starts_at, ends_at, offer_hours and state: somebody has joined" });
        else if (outcome.kind === "is-over") faults.push({ line, path: "", expected: "no change: the event is over or cancelled" });
        else {
          taken[outcome.kind] += 1;
          if (outcome.kind === "added" || outcome.kind === "changed") put.push(outcome.put);
        }
      }
      if (faults.length > 0) return { put: [], audit: null, answer: refused({ kind: "faulty", faults }) };
      if (run === "dry" || put.length === 0) return { put: [], audit: null, answer: ok(taken) };
      const audit = { at, who, action: "event import", subject: { kind: "event", id: "all" }, details: { file: name, ...taken } };
      return { put, audit, answer: ok(taken) };
    };
    return register.change(
      events.map(({ event }) => event.id),
      decide,
      at,
    );
  };
