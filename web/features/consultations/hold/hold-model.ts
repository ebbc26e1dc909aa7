import { makeAutoObservable } from "mobx";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readHold } from "./hold-data.ts";
import { holdState } from "./hold-state.ts";
import type { BookingStepRefusal } from "#core/consultations/booking/booking.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { BegunPayment } from "#core/payments/begin-payment.use-case.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";
import type { PaymentRefusal } from "#core/payments/payment-refusal.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ReadHold } from "./hold-data.ts";
import type { HoldState } from "./hold-state.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | ({ readonly kind: "read" } & ReadHold);
type StepState = SubmissionState<UnknownBooking | BookingStepRefusal>;

export type Paying =
  | { readonly kind: "no" | "beginning" }
  /** The browser is on its way to the provider's page. */
  | { readonly kind: "leaving"; readonly form: PaymentForm }
  | { readonly kind: "trouble"; readonly why: "provider-away" | "unavailable" | "gone" };

type Needs = { readonly whole: Whole; readonly now: Clock; readonly newKey: () => string };

const SECOND = 1_000;
/** Until a payment's end is known it is looked for, more and more seldom. In milliseconds. */
const LOOKS: readonly number[] = [2_000, 3_000, 5_000, 10_000, 15_000];
const SELDOM = 30_000;

/** A time that is kept, its clock, and paying for it. */
export class HoldModel {
  /** Milliseconds for which it is still kept, counted from what the shop's clock said. */
  left = 0;
  private form: PaymentForm | null = null;
  /** What the shop's clock said more than this window's, in milliseconds. */
  #ahead = 0;
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #second: ReturnType<typeof setInterval> | undefined;
  readonly #look: Resource<ReadHold | null>;
  readonly #payment = new RefusableSubmission<BegunPayment, PaymentRefusal>();
  readonly #step = new RefusableSubmission<BookingView, UnknownBooking | BookingStepRefusal>();
  readonly #customer: CustomerId;
  readonly #needs: Needs;

  /** `id` null: the booking that is in hand in this browser. */
  constructor(customer: CustomerId, id: string | null, needs: Needs) {
    this.#customer = customer;
    this.#needs = needs;
    this.#look = new Resource(() => readHold(needs.whole, customer, id));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get seen(): Seen {
    const { state } = this.#look;
    if (state.kind !== "read") return state;
    return state.value === null ? { kind: "unknown" } : { kind: "read", ...state.value };
  }

  get state(): HoldState | null {
    const { seen } = this;
    return seen.kind === "read" ? holdState(seen.booking, seen.told, (seen.booking.expiresAt ?? 0) - this.left) : null;
  }

  get paying(): Paying {
    if (this.form !== null) return { kind: "leaving", form: this.form };
    const { state } = this.#payment;
    if (state.kind === "sending") return { kind: "beginning" };
    if (state.kind === "unavailable") return { kind: "trouble", why: "unavailable" };
    if (state.kind !== "refused") return { kind: "no" };
    return { kind: "trouble", why: state.refusal.kind === "provider-away" ? "provider-away" : "gone" };
  }

  get step(): StepState {
    return this.#step.state;
  }

  /** Answers what ends it. */
  begin(): () => void {
    void this.look();
    this.#second = setInterval(() => this.tick(), SECOND);
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.cameBack();
    };
    globalThis.addEventListener("pageshow", back);
    return () => {
      globalThis.removeEventListener("pageshow", back);
      clearInterval(this.#second);
      clearTimeout(this.#timer);
      this.#look.drop();
    };
  }

  async look(): Promise<void> {
    this.lookIn(SELDOM); // An answer may never come.
    const asked = this.#needs.now();
    const outcome = await this.#look.ask();
    if (outcome === "outdated") return;
    clearTimeout(this.#timer);
    if (this.seen.kind === "read") this.#ahead = this.seen.booking.now - asked;
    this.tick();
    const stillComes = this.state?.kind === "being-checked" || this.state?.kind === "waits";
    if (outcome === "unavailable" || stillComes) this.lookLater();
  }

  /** Once, however often it is pressed. */
  async pay(): Promise<void> {
    const { seen } = this;
    if (this.form !== null || seen.kind !== "read") return;
    const asked = { payable: seen.booking.id, key: this.#needs.newKey() };
    const answer = await this.#payment.send(() => lateUseCase(this.#needs.whole, BeginPayment)(this.#customer, asked));
    if (answer !== null) this.leave(answer.value.form);
    else await this.look();
  }

  confirm(): Promise<void> {
    return this.take((id) => lateUseCase(this.#needs.whole, ConfirmBooking)(this.#customer, id));
  }

  release(): Promise<void> {
    return this.take((id) => lateUseCase(this.#needs.whole, ReleaseHold)(this.#customer, id));
  }

  private async take(call: (id: BookingView["id"]) => ReturnType<ConfirmBooking>): Promise<void> {
    const { seen } = this;
    if (seen.kind !== "read") return;
    await this.#step.send(() => call(seen.booking.id));
    await this.look();
  }

  private tick(): void {
    const { seen } = this;
    const until = seen.kind === "read" ? seen.booking.expiresAt : null;
    const left = until === null ? 0 : Math.max(0, until - this.#needs.now() - this.#ahead);
    const isNowOver = this.left > 0 && left === 0;
    this.left = left;
    if (isNowOver) void this.look();
  }

  /** The browser shows this page as it was left, on the way back from the provider's. */
  private cameBack(): void {
    this.form = null;
    this.#payment.clear();
    this.#looks = 0;
    void this.look();
  }

  private lookLater(): void {
    this.lookIn(LOOKS[this.#looks] ?? SELDOM);
    this.#looks += 1;
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), milliseconds);
  }

  private leave(form: PaymentForm): void {
    this.form = form;
  }
}
