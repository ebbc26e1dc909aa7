import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { OpenTracker } from "../../trackers/tracked-value.ts";
import type { AttachedSpan } from "./tracker-span.ts";

/** Which days of which trackers patients attached to their appointments. */
export type TrackerSpans = {
  /** Those of a customer's appointment, by the name of the tracker. */
  of(customer: CustomerId, booking: PayableId): Promise<readonly AttachedSpan[]>;
  /** In the place of the one of that tracker and appointment. */
  put(span: AttachedSpan): Promise<void>;
  /** Where it has gone already nothing happens. */
  remove(customer: CustomerId, booking: PayableId, tracker: OpenTracker): Promise<void>;
};
export const TrackerSpans = token<TrackerSpans>("TrackerSpans");
