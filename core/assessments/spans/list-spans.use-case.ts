import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { takesSharedData } from "../sharing/takes-shared-data.ts";
import { shownTrackers } from "../sharing/shown-trackers.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { Households } from "../../account/households.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { TrackerSpans } from "../sharing/tracker-spans.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { OpenTracker } from "../../trackers/tracked-value.ts";
import type { ShownTrackersNeeds } from "../sharing/shown-trackers.ts";
import type { TrackerSpan } from "../sharing/tracker-span.ts";

/** `trackers`: those that can be attached. `isOpen`: more may be. `today`: the last day that can be. */
export type SpansOfBooking = {
  readonly spans: readonly TrackerSpan[];
  readonly trackers: readonly OpenTracker[];
  readonly today: Day;
  readonly isOpen: boolean;
  readonly isConsented: boolean;
};

/**
 * Which tracked days a customer attached to an appointment of theirs, and which could be. Source: specification/assessments.md, Tracked
 * days.
 */
export type ListSpans = (customer: CustomerId, booking: PayableId) => Promise<Result<SpansOfBooking, UnknownBooking>>;
export const ListSpans = useCase<ListSpans>("assessments", "ListSpans");

type Needs = ShownTrackersNeeds & {
  readonly bookings: Pick<Bookings, "own">;
  readonly consents: ListCareConsents;
  readonly spans: Pick<TrackerSpans, "of">;
  readonly now: Clock;
};

export const makeListSpans = maker(
  ListSpans,
  { bookings: Bookings, consents: ListCareConsents, households: Households, trackers: Trackers, spans: TrackerSpans, now: Clock },
  ({ bookings, consents, spans, now, ...needs }: Needs) =>
    async (customer, id) => {
      const [stored, attached, consented] = await Promise.all([bookings.own(customer, id), spans.of(customer, id), consents(customer)]);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const { booking } = stored;
      const at = now();
      const today = indianDay(at);
      return ok({
        spans: attached.map(({ tracker, from, to }) => ({ tracker, from, to })),
        trackers: await shownTrackers(needs, booking, today),
        today,
        isOpen: takesSharedData(booking, at),
        isConsented: consented.includes(booking.member),
      });
    },
);
