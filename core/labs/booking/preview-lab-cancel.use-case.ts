import { NOTHING } from "../../shared/money.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { labBookingAfter } from "./lab-booking.ts";
import { LAB_CANCELS_FREELY } from "./lab-money-back.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "./lab-bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "./change-my-lab-booking.ts";
import type { LabStepRefusal } from "./lab-booking.ts";

/** What a cancellation now gives back of `paid`, taxes included; all of it is given back until `freeUntil`, in milliseconds since 1970. */
export type LabCancelPreview = { readonly paid: Paise; readonly back: Paise; readonly freeUntil: number };

/** What goes back if the customer cancels now. Refused where they can't. Source: specification/labs.md, Money back of a lab booking. */
export type PreviewLabCancel = (
  customer: CustomerId,
  id: PayableId,
) => Promise<Result<LabCancelPreview, UnknownLabBooking | LabStepRefusal>>;
export const PreviewLabCancel = useCase<PreviewLabCancel>("labs", "PreviewLabCancel");

export const makePreviewLabCancel = maker(
  PreviewLabCancel,
  { bookings: LabBookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<LabBookings, "withId">; readonly now: Clock }) =>
    async (customer, id) => {
      const stored = await bookings.withId(id);
      if (stored === null || stored.booking.customer !== customer) return refused({ kind: "unknown-booking" });
      const { booking } = stored;
      const step = { at: now(), by: { kind: "customer" }, deed: { kind: "state", event: "cancel", payment: null } } as const;
      const after = labBookingAfter(booking, step);
      if (after.kind === "refused") return after;
      return ok({ paid: booking.basket.total, back: after.value.refund?.payout ?? NOTHING, freeUntil: booking.start - LAB_CANCELS_FREELY });
    },
);
