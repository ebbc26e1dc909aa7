import { makeAutoObservable } from "mobx";
import { CancelLabBooking } from "#core/labs/booking/cancel-lab-booking.use-case.ts";
import { DeclineRecollection } from "#core/labs/booking/decline-recollection.use-case.ts";
import { MoveLabBooking } from "#core/labs/booking/move-lab-booking.use-case.ts";
import { PreviewLabCancel } from "#core/labs/booking/preview-lab-cancel.use-case.ts";
import { ReleaseLabSlot } from "#core/labs/booking/release-lab-slot.use-case.ts";
import { ConsentToLabTests } from "#core/labs/requirements/consent-to-lab-tests.use-case.ts";
import { SendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { ListLabSlots } from "#core/labs/slots/list-lab-slots.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readLabBooking } from "./lab-booking-data.ts";
import { SlotChoice } from "./slot-choice.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { UnknownLabBooking } from "#core/labs/booking/change-my-lab-booking.ts";
import type { LabStepRefusal } from "#core/labs/booking/lab-booking.ts";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { SlotNotOffered } from "#core/labs/slots/lab-room.ts";
import type { BegunPayment } from "#core/payments/begin-payment.use-case.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";
import type { PaymentRefusal } from "#core/payments/payment-refusal.ts";
import type { RequirementStanding } from "#core/labs/requirements/requirement.ts";
import type { SendPrescriptionRefusal, SentLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ReadLabBooking } from "./lab-booking-data.ts";

type StepRefusal = UnknownLabBooking | LabStepRefusal | SlotNotOffered | SendPrescriptionRefusal;
type Needs = { readonly whole: Whole; readonly now: Clock; readonly newKey: () => string };
type Preview = Awaited<ReturnType<PreviewLabCancel>>;

const SECOND = 1_000;
/** While something is to come it is looked for so often, in milliseconds. */
const LOOKED_EVERY = 4_000;

/** A booking of tests: its clock, paying for it, another slot, and cancelling it. */
export class LabBookingModel {
  readonly slots: SlotChoice;
  /** Milliseconds for which its slot is still kept, counted from what the shop's clock said. */
  left = 0;
  /** Whether another slot is being chosen. */
  isChoosing = false;
  form: PaymentForm | null = null;
  /** What the shop's clock said more than this window's, in milliseconds. */
  #ahead = 0;
  #second: ReturnType<typeof setInterval> | undefined;
  #looked = 0;
  readonly #read: Resource<ReadLabBooking | null>;
  readonly #preview: Resource<Preview>;
  readonly #payment = new RefusableSubmission<BegunPayment, PaymentRefusal>();
  readonly #step = new RefusableSubmission<LabBookingView, StepRefusal>();
  readonly #customer: CustomerId;
  readonly #id: LabBookingView["id"];
  readonly #needs: Needs;

  constructor(customer: CustomerId, id: string, needs: Needs) {
    this.#customer = customer;
    this.#id = payableId(id);
    this.#needs = needs;
    this.#read = new Resource(() => readLabBooking(needs.whole, customer, id));
    this.#preview = new Resource(() => lateUseCase(needs.whole, PreviewLabCancel)(customer, this.#id));
    this.slots = new SlotChoice((asked) => lateUseCase(needs.whole, ListLabSlots)(asked));
    makeAutoObservable(this, { slots: false }, { autoBind: true, deep: false });
  }

  /** null: it is not this customer's. */
  get state(): ResourceState<ReadLabBooking | null> {
    return this.#read.state;
  }

  get preview(): ResourceState<Preview> {
    return this.#preview.state;
  }

  get step(): SubmissionState<StepRefusal> {
    return this.#step.state;
  }

  get paying(): "ready" | "sending" | "trouble" {
    if (this.form !== null) return "sending";
    const { kind } = this.#payment.state;
    return kind === "unavailable" || kind === "refused" ? "trouble" : kind;
  }

  /** Whether its slot is kept for a payment. */
  get isKept(): boolean {
    const state = this.booking?.state;
    return (state === "held" || state === "pending_payment") && this.left > 0;
  }

  /** Whether something that its tests ask for comes before its payment. */
  get lacks(): boolean {
    return this.isKept && (this.booking?.requirements.some(({ standing }) => standing === "missing") ?? false);
  }

  /** Whether a prescription can be sent, or another one. */
  maySend({ standing, until }: RequirementStanding): boolean {
    if (this.isKept) return true;
    return this.booking?.state === "booked" && standing === "refused" && until !== null && this.#needs.now() + this.#ahead < until;
  }

  /** Answers what ends it. */
  begin(): () => void {
    void this.look();
    this.#second = setInterval(() => this.tick(), SECOND);
    return () => {
      clearInterval(this.#second);
      this.#read.drop();
    };
  }

  async look(): Promise<void> {
    this.#looked = this.#needs.now();
    const asked = this.#looked;
    if ((await this.#read.ask()) === "read") this.#ahead = (this.booking?.now ?? asked) - asked;
    this.tick();
  }

  /** Once, however often it is pressed. */
  async pay(): Promise<void> {
    if (this.form !== null) return;
    const asked = { payable: this.#id, key: this.#needs.newKey() };
    const answer = await this.#payment.send(() => lateUseCase(this.#needs.whole, BeginPayment)(this.#customer, asked));
    if (answer !== null) this.leave(answer.value.form);
    else await this.look();
  }

  /** The browser shows this page as it was left, on the way back from the provider's. */
  cameBack(): void {
    this.form = null;
    void this.look();
  }

  release(): Promise<boolean> {
    return this.take(() => lateUseCase(this.#needs.whole, ReleaseLabSlot)(this.#customer, this.#id));
  }

  decline(): Promise<boolean> {
    return this.take(() => lateUseCase(this.#needs.whole, DeclineRecollection)(this.#customer, this.#id));
  }

  /** True: it was taken. */
  prescribe(sent: Omit<SentLabPrescription, "id">): Promise<boolean> {
    return this.take(() => lateUseCase(this.#needs.whole, SendLabPrescription)(this.#customer, { ...sent, id: this.#id }));
  }

  consent(member: MemberId | null): Promise<boolean> {
    return this.take(() => lateUseCase(this.#needs.whole, ConsentToLabTests)(this.#customer, { id: this.#id, member }));
  }

  /** True: it is cancelled. */
  cancel(): Promise<boolean> {
    return this.take(() => lateUseCase(this.#needs.whole, CancelLabBooking)(this.#customer, this.#id));
  }

  /** What comes back is asked each time, as it hangs on the clock. */
  async askPreview(): Promise<void> {
    this.#step.clear();
    await this.#preview.ask();
  }

  async choose(): Promise<void> {
    const { booking } = this;
    if (booking === null) return;
    this.isChoosing = true;
    const { lab, place, basket } = booking;
    const spot = place.kind === "home" ? ({ kind: "home", pincode: place.address.pincode } as const) : place;
    await this.slots.find({ lab: lab.id, spot, isFasting: basket.fastingHours > 0 });
  }

  /** A slot that was lost meanwhile is chosen no longer, and the slots are read again. */
  async move(): Promise<void> {
    const { start } = this.slots;
    if (start === null) return;
    const isMoved = await this.take(() => lateUseCase(this.#needs.whole, MoveLabBooking)(this.#customer, { id: this.#id, start }));
    if (isMoved) this.endChoosing();
    else if (this.step.kind === "refused") await this.choose();
  }

  chooseTime(start: number): void {
    this.slots.choose(start);
    this.#step.clear();
  }

  private get booking() {
    const { state } = this.#read;
    return state.kind === "read" ? (state.value?.booking ?? null) : null;
  }

  private async take(call: () => Promise<Result<LabBookingView, StepRefusal>>): Promise<boolean> {
    const answer = await this.#step.send(call);
    await this.look();
    return answer !== null;
  }

  private tick(): void {
    const until = this.booking?.expiresAt ?? null;
    const isOpen = this.booking?.state === "held" || this.booking?.state === "pending_payment";
    const left = until === null || !isOpen ? 0 : Math.max(0, until - this.#needs.now() - this.#ahead);
    const isNowOver = this.left > 0 && left === 0;
    this.left = left;
    const isDue = this.booking?.state === "pending_payment" && this.#needs.now() - this.#looked >= LOOKED_EVERY;
    if (isNowOver || isDue) void this.look();
  }

  private leave(form: PaymentForm): void {
    this.form = form;
  }

  private endChoosing(): void {
    this.isChoosing = false;
    this.slots.forget();
  }
}
