import { NOTHING } from "#core/shared/money.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Paise } from "#core/shared/money.ts";

/** What is said of a kept time for certain. "settled": it was booked, whatever became of it since. Times in milliseconds since 1970. */
export type HoldState =
  | { readonly kind: "waits" | "failed"; readonly until: number }
  | { readonly kind: "over"; readonly keptUntil: number; readonly goesBack: Paise }
  | { readonly kind: "being-checked" | "settled" };

/** Until when a kept time can be booked: it is paid before it begins, however long its hold lasts. All in milliseconds since 1970. */
export const bookableUntil = (start: number, expiresAt: number): number => Math.min(start, expiresAt);

/** `payment` null: the booking itself is all that is known. `now` by the shop's clock. */
export function holdState({ state, start, expiresAt }: BookingView, payment: PaymentStatus | null, now: number): HoldState {
  if (expiresAt === null || payment?.kind === "taken" || (state !== "held" && state !== "pending_payment" && state !== "expired"))
    return { kind: "settled" };
  if (payment?.kind === "being-checked") return { kind: "being-checked" };
  const why = payment?.kind === "not-taken" ? payment.why : null;
  const until = bookableUntil(start, expiresAt);
  if (state === "expired" || why === "too-late" || now >= until)
    return { kind: "over", keptUntil: until, goesBack: payment?.kind === "not-taken" ? payment.goesBack : NOTHING };
  return { kind: why === "failed" ? "failed" : "waits", until };
}
