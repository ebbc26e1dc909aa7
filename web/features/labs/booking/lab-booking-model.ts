import { makeAutoObservable } from "mobx";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/undone/decline-recollection.use-case.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { CancellationModel } from "#web/features/payments/cancellation-model.ts";
import { PurchaseModel } from "#web/features/payments/purchase/purchase-model.ts";
import { readLabBooking, readLabBookingNeeds } from "./lab-booking-data.ts";
import { SlotChoice } from "./slot-choice.ts";
import { paymentNeeds } from "#web/features/payments/payment-model.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { UnknownLabBooking } from "#core/labs/booking/change-my-lab-booking.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { LabStepRefusal } from "#core/labs/booking/lab-booking.ts";
import type { LabCancelPreview } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import type { SlotNotOffered } from "#core/labs/booking/lab-room.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CheckedRequirement } from "#core/labs/booking/requirement.ts";
import type { SendPrescriptionRefusal, SentLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import type { PurchaseNeeds, PurchaseProgress } from "#web/features/payments/purchase/purchase-model.ts";
import type { ReadLabBooking } from "./lab-booking-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type StepRefusal = UnknownLabBooking | LabStepRefusal | SlotNotOffered | SendPrescriptionRefusal;

export const labBookingNeeds = {
  previewLabCancel: PreviewLabCancel,
  cancelLabBooking: CancelLabBooking,
  listLabSlots: ListLabSlots,
  releaseLabSlot: ReleaseLabSlot,
  declineRecollection: DeclineRecollection,
  sendLabPrescription: SendLabPrescription,
  consentToLabTests: ConsentToLabTests,
  moveLabBooking: MoveLabBooking,
  ...paymentNeeds,
  ...readLabBookingNeeds,
};

/** A booking of tests: its clock, paying for it, what its tests ask for, another slot, and cancelling it. */
export class LabBookingModel {
  readonly purchase: PurchaseModel<ReadLabBooking, StepRefusal>;
  readonly cancellation: CancellationModel<LabCancelPreview, UnknownLabBooking | LabStepRefusal>;
  readonly slots: SlotChoice;
  /** Whether another slot is being chosen. */
  isChoosing = false;
  /** The start at which it was left when another slot could be chosen, in milliseconds since 1970; null: nobody decided so. */
  stays: number | null = null;
  readonly #customer: CustomerId;
  readonly #id: PayableId;
  readonly #useCases: NeedsOf<typeof labBookingNeeds>;

  constructor(customer: CustomerId, given: string, needs: PurchaseNeeds & NeedsOf<typeof labBookingNeeds>) {
    const useCases = needs;
    const id = payableId(given);
    this.#customer = customer;
    this.#id = id;
    this.#useCases = useCases;
    this.purchase = new PurchaseModel(customer, needs, { read: () => readLabBooking(useCases, customer, given), progressOf });
    this.cancellation = new CancellationModel({
      preview: () => useCases.previewLabCancel(customer, id),
      cancel: () => useCases.cancelLabBooking(customer, id),
      look: this.purchase.look,
    });
    this.slots = new SlotChoice((request) => useCases.listLabSlots(request));
    makeAutoObservable(this, { purchase: false, cancellation: false, slots: false }, { autoBind: true, deep: false });
  }

  /** Whether something that its tests ask for comes before its payment. */
  get lacks(): boolean {
    return this.purchase.isPayable && (this.booking?.requirements.some(({ state }) => state === "missing") ?? false);
  }

  /** Whether a prescription can be sent, or another one. */
  maySend({ state, until }: CheckedRequirement): boolean {
    if (this.purchase.isPayable) return true;
    return this.booking?.state === "booked" && state === "refused" && until !== null && this.purchase.now() < until;
  }

  release(): Promise<boolean> {
    return this.purchase.take(() => this.#useCases.releaseLabSlot(this.#customer, this.#id));
  }

  decline(): Promise<boolean> {
    return this.purchase.take(() => this.#useCases.declineRecollection(this.#customer, this.#id));
  }

  /** True: it was taken. */
  prescribe(sent: Omit<SentLabPrescription, "id">): Promise<boolean> {
    return this.purchase.take(() => this.#useCases.sendLabPrescription(this.#customer, { ...sent, id: this.#id }));
  }

  consent(member: MemberId | null): Promise<boolean> {
    return this.purchase.take(() => this.#useCases.consentToLabTests(this.#customer, { id: this.#id, member }));
  }

  async choose(): Promise<void> {
    const { booking } = this;
    if (booking === null) return;
    this.isChoosing = true;
    this.stays = null;
    const { lab, place, basket } = booking;
    const spot = place.kind === "home" ? ({ kind: "home", pincode: place.address.pincode } as const) : place;
    await this.slots.findOthers({ lab: lab.id, spot, fastingHours: basket.fastingHours }, slotOf(booking));
  }

  /** A slot that was lost meanwhile is chosen no longer, and the slots are read again. */
  async move(): Promise<void> {
    const { start, fastedFrom, isReady, isStaying } = this.slots;
    if (isStaying) return this.keepTime();
    if (start === null || !isReady) return;
    const request = { id: this.#id, start, fastedFrom };
    const isMoved = await this.purchase.take(() => this.#useCases.moveLabBooking(this.#customer, request));
    if (isMoved) this.endChoosing();
    else if (this.purchase.step.kind === "refused") await this.choose();
  }

  /** Another slot is chosen no longer, and the booking stays as it is. */
  keepTime(): void {
    this.stays = this.slots.booked;
    this.purchase.forgetStep();
    this.endChoosing();
  }

  chooseTime(start: number): void {
    this.slots.choose(start);
    this.purchase.forgetStep();
  }

  private get booking() {
    return this.purchase.read?.booking ?? null;
  }

  private endChoosing(): void {
    this.isChoosing = false;
    this.slots.forget();
  }
}

/** The slot that a booking has and can keep, in milliseconds since 1970; null: it was missed, or its sample is spoilt. */
const slotOf = ({ state, isMissed, start }: LabBookingView): number | null =>
  (state === "booked" || state === "assigned") && !isMissed ? start : null;

function progressOf({ booking: { id, now, state, expiresAt }, payment }: ReadLabBooking): PurchaseProgress {
  const isOpen = state === "held" || state === "pending_payment";
  return { id, now, payableUntil: isOpen ? expiresAt : null, stillComes: state === "pending_payment" || payment?.kind === "being-checked" };
}
