import { makeAutoObservable } from "mobx";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { BookingStepRefusal } from "#core/consultations/booking/booking.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CallOffReason } from "#core/consultations/booking/call-off-reason.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Sending = RefusableSubmission<null, UnknownBooking | BookingStepRefusal>;

export const callOffNeeds = { callOffBooking: CallOffBooking };

/** How a practitioner cancels appointments for one reason, each by a press of its own. */
export class CallOffModel {
  /** null: none is chosen yet. */
  reason: CallOffReason | null = null;
  /** How often the reason was missing: then its field takes the focus. */
  faults = 0;
  /** Those that are cancelled, the last one at the end. */
  done: readonly PayableId[] = [];
  readonly #sendings: ReadonlyMap<PayableId, Sending>;
  readonly #callOff: (booking: PayableId, reason: CallOffReason) => ReturnType<CallOffBooking>;

  constructor(customer: CustomerId, bookings: readonly PayableId[], useCases: NeedsOf<typeof callOffNeeds>) {
    this.#callOff = (booking, reason) => useCases.callOffBooking(customer, { booking, reason });
    this.#sendings = new Map(bookings.map((id) => [id, new RefusableSubmission()]));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  stateOf(booking: PayableId): "ready" | "sending" | "unavailable" | "refused" | "done" {
    if (this.done.includes(booking)) return "done";
    return this.#sendings.get(booking)?.state.kind ?? "ready";
  }

  choose(reason: CallOffReason): void {
    this.reason = reason;
    this.faults = 0;
  }

  /** Answers whether it is cancelled. Pressed again while it is on its way nothing happens. */
  async send(booking: PayableId): Promise<boolean> {
    const { reason } = this;
    if (reason === null) {
      this.faults += 1;
      return false;
    }
    const answer = (await this.#sendings.get(booking)?.send(() => this.#callOff(booking, reason))) ?? null;
    if (answer !== null) this.end(booking);
    return answer !== null;
  }

  private end(booking: PayableId): void {
    this.done = [...this.done, booking];
  }
}
