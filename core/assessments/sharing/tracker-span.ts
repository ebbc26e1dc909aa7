import { daysAfter } from "../../shared/day.ts";
import { OPEN_TRACKERS } from "../../trackers/tracked-value.ts";
import { isFigureHidden, shownFigures } from "../../trackers/body-figures.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { BodyFigures } from "../../trackers/body-figures.ts";
import type { OpenTracker } from "../../trackers/tracked-value.ts";

/** Days of a tracker, both ends included. */
export type TrackerSpan = { readonly tracker: OpenTracker; readonly from: Day; readonly to: Day };

/** Days of a tracker that a patient attached to an appointment, one span a tracker. Source: specification/assessments.md, Tracked days. */
export type AttachedSpan = TrackerSpan & {
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  readonly booking: PayableId;
  /** In milliseconds since 1970. */
  readonly attachedAt: number;
};

/** The most days of a span. Source: specification/assessments.md, Tracked days. */
export const MOST_ATTACHED_DAYS = 90;

/** Whether a span can be attached: at most 90 days, none of them to come. */
export const isSpan = ({ from, to }: Pick<TrackerSpan, "from" | "to">, today: Day): boolean =>
  from <= to && to <= today && to <= daysAfter(from, MOST_ATTACHED_DAYS - 1);

/** The trackers whose figures a patient is shown, so that they can be attached. `birthdate` null: the customer's own days. */
export const attachableTrackers = (
  whose: { readonly bodyFigures: BodyFigures; readonly birthdate: Day | null },
  today: Day,
): readonly OpenTracker[] => OPEN_TRACKERS.filter((tracker) => !isFigureHidden(tracker, shownFigures(whose, today)));
