import { makeAutoObservable } from "mobx";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { PurchaseModel } from "#web/features/payments/purchase/purchase-model.ts";
import { readHold, readHoldNeeds } from "./hold-data.ts";
import { bookableUntil, holdState } from "./hold-state.ts";
import { paymentNeeds } from "#web/features/payments/payment-model.ts";
import type { BookingStepRefusal } from "#core/consultations/booking/booking.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PurchaseNeeds, PurchaseProgress } from "#web/features/payments/purchase/purchase-model.ts";
import type { ReadHold } from "./hold-data.ts";
import type { HoldState } from "./hold-state.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const holdNeeds = { confirmBooking: ConfirmBooking, releaseHold: ReleaseHold, ...paymentNeeds, ...readHoldNeeds };

/** A time that is kept, its clock, and paying for it or confirming it. */
export class HoldModel {
  readonly purchase: PurchaseModel<ReadHold, UnknownBooking | BookingStepRefusal>;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof holdNeeds>;

  /** `id` null: the booking that is in hand in this browser. */
  constructor(customer: CustomerId, id: string | null, needs: PurchaseNeeds & NeedsOf<typeof holdNeeds>) {
    this.#customer = customer;
    this.#useCases = needs;
    this.purchase = new PurchaseModel(customer, needs, { read: () => readHold(needs, customer, id), progressOf });
    makeAutoObservable(this, { purchase: false }, { autoBind: true, deep: false });
  }

  /** null: it is not read yet, or not this customer's. */
  get state(): HoldState | null {
    const { read, left } = this.purchase;
    return read === null ? null : holdState(read.booking, read.payment, (untilOf(read) ?? 0) - left);
  }

  /** Without a fee there is nothing to pay. */
  async confirm(): Promise<void> {
    const { read } = this.purchase;
    if (read !== null) await this.purchase.take(() => this.#useCases.confirmBooking(this.#customer, read.booking.id));
  }

  async release(): Promise<void> {
    const { read } = this.purchase;
    if (read !== null) await this.purchase.take(() => this.#useCases.releaseHold(this.#customer, read.booking.id));
  }
}

const untilOf = ({ booking: { start, expiresAt } }: Pick<ReadHold, "booking">): number | null =>
  expiresAt === null ? null : bookableUntil(start, expiresAt);

function progressOf({ booking, payment }: ReadHold, now: number): PurchaseProgress {
  const { kind } = holdState(booking, payment, now);
  const isKept = kind === "waits" || kind === "failed" || kind === "being-checked";
  return {
    id: booking.id,
    now: booking.now,
    payableUntil: isKept ? untilOf({ booking }) : null,
    stillComes: kind === "waits" || kind === "being-checked",
  };
}
