import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { appointmentToShareFor } from "../sharing/appointment-to-share-for.ts";
import { shownTrackers } from "../sharing/shown-trackers.ts";
import { isSpan } from "../sharing/tracker-span.ts";
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
import type { Result } from "../../shared/result.ts";
import type { NotShareable, SharingNeeds } from "../sharing/appointment-to-share-for.ts";
import type { OpenTracker } from "../../trackers/tracked-value.ts";
import type { ShownTrackersNeeds } from "../sharing/shown-trackers.ts";
import type { AttachedSpan, TrackerSpan } from "../sharing/tracker-span.ts";

export type SpanNotAttached =
  | NotShareable
  /** More than 90 days, days to come, or a tracker whose figures the patient hides. */
  | { readonly kind: "wrong-span" };

/**
 * Attaches days of a tracker to an appointment of the customer's, in the place of other days of that tracker. Source:
 * specification/assessments.md, Tracked days.
 */
export type AttachSpan = (
  customer: CustomerId,
  request: TrackerSpan & { readonly booking: PayableId },
) => Promise<Result<AttachedSpan, SpanNotAttached>>;
export const AttachSpan = useCase<AttachSpan>("assessments", "AttachSpan");

type Needs = SharingNeeds &
  ShownTrackersNeeds & {
    readonly spans: Pick<TrackerSpans, "put">;
  };

export const makeAttachSpan = maker(
  AttachSpan,
  { bookings: Bookings, consents: ListCareConsents, households: Households, trackers: Trackers, spans: TrackerSpans, now: Clock },
  ({ spans, ...needs }: Needs) =>
    async (customer, { booking: id, tracker, from, to }) => {
      const open = await appointmentToShareFor(needs, customer, id);
      if (open.kind === "refused") return open;
      const { booking, at } = open.value;
      const today = indianDay(at);
      const isShown = (await shownTrackers(needs, booking, today)).includes(tracker);
      if (!isShown || !isSpan({ from, to }, today)) return refused({ kind: "wrong-span" });
      const span = { tracker, from, to, customer, member: booking.member, booking: id, attachedAt: at };
      await spans.put(span);
      return ok(span);
    },
);

/**
 * Takes attached days back: the practitioner reads them no more. What was frozen as the call began stays. Source:
 * specification/assessments.md, Tracked days.
 */
export type DetachSpan = (
  customer: CustomerId,
  request: { readonly booking: PayableId; readonly tracker: OpenTracker },
) => Promise<Result<null, UnknownBooking>>;
export const DetachSpan = useCase<DetachSpan>("assessments", "DetachSpan");

type DetachNeeds = { readonly bookings: Pick<Bookings, "own">; readonly spans: Pick<TrackerSpans, "remove"> };

export const makeDetachSpan = maker(
  DetachSpan,
  { bookings: Bookings, spans: TrackerSpans },
  ({ bookings, spans }: DetachNeeds) =>
    async (customer, { booking, tracker }) => {
      const stored = await bookings.own(customer, booking);
      if (stored === null) return refused({ kind: "unknown-booking" });
      await spans.remove(customer, booking, tracker);
      return ok(null);
    },
);
