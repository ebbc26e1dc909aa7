import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { AttendeeState, EventStep, EventTimes } from "../event.ts";
import type { StepOutcome } from "../play-event.ts";
import type { EventId, ListedEvent } from "../listed-event.ts";
import type { KeptEvent } from "../shown-event.ts";

/**
 * What a decision puts in the place of the one with its id, the capacity that it has from now on (null: as it is), the times to which it is
 * moved (null: it stays), and how often it was changed, without that move.
 */
export type PutEvent = {
  readonly event: ListedEvent;
  readonly capacity: number | null;
  readonly to: EventTimes | null;
  readonly moves: number;
};

/** `audit` null: nothing changes. */
export type EventRegisterChange<Answer> = { readonly put: readonly PutEvent[]; readonly audit: AuditEntry | null; readonly answer: Answer };

/**
 * What staff do to an event: to somebody by the code that they show, or to all of it. `startsAt`, `endsAt`: to when it is moved, in
 * milliseconds since 1970; `endsAt` null: it takes as long as before. The reason of a move stands in the audit log.
 */
export type StaffStep =
  | { readonly kind: "arrive"; readonly code: string }
  | { readonly kind: "cancel" }
  | { readonly kind: "move"; readonly startsAt: number; readonly endsAt: number | null; readonly reason: string };

/** Somebody in an event, by what they show at the door. `number`: the how many-th to join, from 1. */
export type ListedAttendee = { readonly number: number; readonly code: string; readonly state: AttendeeState };

/** Events with their drafts, as staff import and run them. */
export type EventRegister = {
  /** Those of the ids that exist; null: all, by their start. Offers that are over by `at` have ended. */
  find(ids: readonly EventId[] | null, at: number): Promise<readonly KeptEvent[]>;
  /** The steps that changed something, people named by the order in which they joined ("p1"). */
  steps(id: EventId): Promise<readonly EventStep[]>;
  /** Everybody who ever joined and is still known, in that order. */
  attendees(id: EventId): Promise<readonly ListedAttendee[]>;
  /**
   * Takes a step under the event's lock, with its audit entry if it changed something. "unknown": there is no such event, or no such code.
   */
  take(id: EventId, step: StaffStep, request: { readonly at: number; readonly audit: AuditEntry }): Promise<StepOutcome | "unknown">;
  /** Changes some of them in one transaction. `decide` sees those of the ids that exist, and may be called more than once. */
  change<Answer>(
    ids: readonly EventId[],
    decide: (found: readonly KeptEvent[]) => EventRegisterChange<Answer>,
    at: number,
  ): Promise<Answer>;
};
