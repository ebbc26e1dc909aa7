import { makeAutoObservable } from "mobx";
import { payableId } from "#core/ledger/entry.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readMyPlan } from "./my-plan-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { BegunPayment } from "#core/payments/begin-payment.use-case.ts";
import type { PaymentForm } from "#core/payments/payment-provider.port.ts";
import type { PaymentRefusal } from "#core/payments/payment-refusal.ts";
import type { UnknownSubscription } from "#core/plans/change-my-subscription.ts";
import type { ShownPlan } from "#core/plans/show-my-plan.use-case.ts";
import type { SubscriptionStepRefusal } from "#core/plans/subscription.ts";
import type { SubscriptionView } from "#core/plans/subscription-view.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ReadMyPlan } from "./my-plan-data.ts";

type StepRefusal = UnknownSubscription | SubscriptionStepRefusal;
type Needs = { readonly whole: Whole; readonly now: Clock; readonly newKey: () => string };
type Preview = Awaited<ReturnType<PreviewPlanCancel>>;

const SECOND = 1_000;
/** While a payment is to come it is looked for so often, in milliseconds. */
const LOOKED_EVERY = 4_000;

/** A plan of one's own: its clock, paying for it, giving it up, and cancelling it. */
export class MyPlanModel {
  /** Milliseconds for which it still waits for its payment, counted from what the shop's clock said. */
  left = 0;
  form: PaymentForm | null = null;
  /** What the shop's clock said more than this window's, in milliseconds. */
  #ahead = 0;
  #second: ReturnType<typeof setInterval> | undefined;
  #looked = 0;
  readonly #read: Resource<ReadMyPlan | null>;
  readonly #preview: Resource<Preview>;
  readonly #payment = new RefusableSubmission<BegunPayment, PaymentRefusal>();
  readonly #step = new RefusableSubmission<SubscriptionView, StepRefusal>();
  readonly #customer: CustomerId;
  readonly #id: SubscriptionView["id"];
  readonly #needs: Needs;

  constructor(customer: CustomerId, id: string, needs: Needs) {
    this.#customer = customer;
    this.#id = payableId(id);
    this.#needs = needs;
    this.#read = new Resource(() => readMyPlan(needs.whole, customer, id));
    this.#preview = new Resource(() => lateUseCase(needs.whole, PreviewPlanCancel)(customer, this.#id));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: it is not this customer's. */
  get state(): ResourceState<ReadMyPlan | null> {
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

  /** Whether it can be paid now. */
  get isWaiting(): boolean {
    return this.own?.standing === "waiting" && this.left > 0;
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
    if ((await this.#read.ask()) === "read") this.#ahead = (this.own?.now ?? asked) - asked;
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
    return this.take(() => lateUseCase(this.#needs.whole, ReleasePlan)(this.#customer, this.#id));
  }

  /** True: it is cancelled. */
  cancel(): Promise<boolean> {
    return this.take(() => lateUseCase(this.#needs.whole, CancelPlan)(this.#customer, this.#id));
  }

  /** What comes back is asked each time, as it hangs on the clock. */
  async askPreview(): Promise<void> {
    this.#step.clear();
    await this.#preview.ask();
  }

  private get own(): ShownPlan | null {
    const { state } = this.#read;
    return state.kind === "read" ? (state.value?.subscription ?? null) : null;
  }

  private async take(call: () => ReturnType<CancelPlan>): Promise<boolean> {
    const answer = await this.#step.send(call);
    await this.look();
    return answer !== null;
  }

  private tick(): void {
    const until = this.own?.expiresAt ?? null;
    const isOpen = this.own?.standing === "waiting";
    const left = until === null || !isOpen ? 0 : Math.max(0, until - this.#needs.now() - this.#ahead);
    const isNowOver = this.left > 0 && left === 0;
    this.left = left;
    const isDue = isOpen && this.#needs.now() - this.#looked >= LOOKED_EVERY;
    if (isNowOver || isDue) void this.look();
  }

  private leave(form: PaymentForm): void {
    this.form = form;
  }
}
