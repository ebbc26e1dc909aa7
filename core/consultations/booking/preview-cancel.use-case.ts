import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { planOutcome } from "./paid-by-plan.ts";
import { bookingAfter } from "./booking.ts";
import { CANCELS_FREELY } from "./money-back.ts";
import { NOTHING } from "../../shared/money.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "./bookings.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { PlanOutcome } from "./paid-by-plan.ts";
import type { BookingStepRefusal } from "./booking.ts";
import type { UnknownBooking } from "./change-my-booking.ts";

/**
 * What a cancellation now gives back of `paid`, taxes included, and what becomes of its plan's consultation (null: no plan pays); all is
 * given back until `freeUntil`, in milliseconds since 1970.
 */
export type CancelPreview = {
  readonly paid: Paise;
  readonly back: Paise;
  readonly planOutcome: PlanOutcome | null;
  readonly freeUntil: number;
};

/** What goes back if the customer cancels now. Refused where they can't. Source: specification/consultations.md, Money back. */
export type PreviewCancel = (customer: CustomerId, id: PayableId) => Promise<Result<CancelPreview, UnknownBooking | BookingStepRefusal>>;
export const PreviewCancel = useCase<PreviewCancel>("consultations", "PreviewCancel");

export const makePreviewCancel = maker(
  PreviewCancel,
  { bookings: Bookings, now: Clock },
  ({ bookings, now }: { readonly bookings: Pick<Bookings, "own">; readonly now: Clock }) =>
    async (customer, id) => {
      const stored = await bookings.own(customer, id);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const { booking } = stored;
      const step = { at: now(), by: { kind: "customer" }, deed: { kind: "state", event: "cancel", payment: null } } as const;
      const after = bookingAfter(booking, step);
      if (after.kind === "refused") return after;
      return ok({
        paid: booking.fee,
        back: after.value.refund?.payout ?? NOTHING,
        planOutcome: planOutcome(after.value),
        freeUntil: booking.start - CANCELS_FREELY,
      });
    },
);
