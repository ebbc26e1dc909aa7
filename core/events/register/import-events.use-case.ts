import { reimportedEvent } from "./reimported-event.ts";
import { eventId } from "../listed-event.ts";
import { importDecision } from "../../staff/import-decision.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { DoneCounts, FaultyLines } from "../../staff/import-decision.ts";
import type { ImportPlan } from "../../staff/import/import-plan.ts";
import type { RowFile } from "../../staff/import/incoming-row.ts";
import type { KeptEvent } from "../shown-event.ts";
import type { ListedEvent } from "../listed-event.ts";
import type { EventRegister } from "./event-register.port.ts";

/**
 * `name` is the file's name without its folders. `reason`: why events that people have joined are moved; null: none is. A dry run gives the
 * same answer and changes nothing.
 */
export type EventImport = {
  readonly name: string;
  readonly events: RowFile<ListedEvent>;
  readonly reason: string | null;
  readonly run: "dry" | "real";
};

/**
 * Adds or changes the events of a file, all or none; `who` is the staff member's name. Refused with every fault: an id that an earlier line
 * has already, and a change that an event does not allow once people have joined it. Whoever has a seat in an event that is moved is asked
 * whether they keep it. Source: specification/events.md, Staff commands.
 */
export type ImportEvents = (who: string, given: EventImport) => Promise<Result<ImportPlan, FaultyLines>>;

type Needs = {
  readonly register: Pick<EventRegister, "change">;
  readonly now: Clock;
  /** Whether two events are equal in every field. */
  readonly same: (one: ListedEvent, other: ListedEvent) => boolean;
};

export const makeImportEvents =
  ({ register, now, same }: Needs): ImportEvents =>
  async (who, { name, events, reason, run }) => {
    const at = now();
    const audited = (counts: DoneCounts) => {
      const details = { file: name, ...(reason === null ? {} : { reason }), ...counts };
      return { at, who, action: "event import", subject: { kind: "event", id: "all" }, details };
    };
    return register.change(
      events.rows.flatMap(({ id }) => (id === "" ? [] : [eventId(id)])),
      (found) => {
        const keptOf = (id: string) => found.find(({ event }) => event.id === id) ?? null;
        return importDecision(events, {
          run,
          formerOf: (id) => asItIsNow(keptOf(id)),
          outcomeOf: ({ becomes }) => reimportedEvent(keptOf(becomes.id), becomes, { now: at, same, hasReason: reason !== null }),
          audited,
        });
      },
      at,
    );
  };

/** With the capacity that it has by now. */
const asItIsNow = (stored: KeptEvent | null): ListedEvent | null =>
  stored === null ? null : { ...stored.event, capacity: stored.tally.capacity };
