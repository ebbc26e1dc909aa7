import { makeAutoObservable } from "mobx";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { PaymentRechecks } from "#web/features/payments/payment-rechecks.ts";
import { PaymentModel } from "#web/features/payments/payment-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { Paying, PaymentNeeds } from "#web/features/payments/payment-model.ts";

/** What the page of a purchase needs of its window. */
export type PurchaseNeeds = PaymentNeeds & { readonly now: Clock };

/** What the page of a purchase goes by. Times in milliseconds since 1970, by the shop's clock. */
export type PurchaseProgress = {
  readonly id: PayableId;
  /** What the shop's clock said as it was read. */
  readonly now: number;
  /** Until when it can be paid; null: not, or no longer. */
  readonly payableUntil: number | null;
  /** Whether its payment may come to something that has to be looked for. */
  readonly stillComes: boolean;
};

type Calls<Read> = {
  /** null: it is not this customer's. */
  readonly read: () => Promise<Read | null>;
  /** `now` by the shop's clock, in milliseconds since 1970. */
  readonly progressOf: (read: Read, now: number) => PurchaseProgress;
};

const SECOND = 1_000;

/**
 * An appointment, a booking of tests or a plan that was bought: read anew while its payment may come, its clock, paying for it, and each
 * further step.
 */
export class PurchaseModel<Read, Refusal> {
  /** Milliseconds for which it can still be paid, counted from what the shop's clock said. */
  left = 0;
  /** When the shop last answered what became of it, by the shop's clock; null: not yet. */
  lookedAt: number | null = null;
  /** What the shop's clock said more than this window's, in milliseconds. */
  #ahead = 0;
  #second: ReturnType<typeof setInterval> | undefined;
  readonly #rechecks = new PaymentRechecks(() => void this.look());
  readonly #read: Resource<Read | null>;
  readonly #payment: PaymentModel;
  readonly #step = new RefusableSubmission<unknown, Refusal>();
  readonly #progressOf: Calls<Read>["progressOf"];
  readonly #now: Clock;

  constructor(customer: CustomerId, needs: PurchaseNeeds, { read, progressOf }: Calls<Read>) {
    this.#read = new Resource(read);
    this.#payment = new PaymentModel(customer, needs);
    this.#progressOf = progressOf;
    this.#now = needs.now;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: it is not this customer's. */
  get state(): ResourceState<Read | null> {
    return this.#read.state;
  }

  /** What was read of it; null: nothing yet, or it is not this customer's. */
  get read(): Read | null {
    return this.state.kind === "read" ? this.state.value : null;
  }

  get isPayable(): boolean {
    return this.left > 0 && (this.progress()?.payableUntil ?? null) !== null;
  }

  get paying(): Paying {
    return this.#payment.paying;
  }

  get step(): SubmissionState<Refusal> {
    return this.#step.state;
  }

  /** What the shop's clock says, in milliseconds since 1970. */
  now(): number {
    return this.#now() + this.#ahead;
  }

  /** Answers what ends it. */
  begin(): () => void {
    const end = this.#rechecks.begin(this.cameBack);
    this.#second = setInterval(() => this.tick(), SECOND);
    void this.look();
    return () => {
      end();
      clearInterval(this.#second);
      this.#read.drop();
    };
  }

  /** Reads it anew. Without an answer, what was read before stays, and it is looked for again. */
  async look(): Promise<void> {
    this.#rechecks.whileAsking();
    const askedAt = this.#now();
    const outcome = await this.#read.ask();
    if (outcome === "outdated") return;
    this.#rechecks.stop();
    if (outcome === "read") this.answered(askedAt);
    this.tick();
    if (outcome === "unavailable" || this.progress()?.stillComes === true) this.#rechecks.later();
  }

  /** Once, however often it is pressed. Where no payment was begun, its page may say why. */
  async pay(): Promise<void> {
    const progress = this.progress();
    if (progress === null) return;
    await this.#payment.pay(progress.id);
    const { kind } = this.paying;
    if (kind === "no" || kind === "trouble") await this.look();
  }

  /** A step that the shop may refuse, after which it is read anew. True: it was taken. */
  async take(call: () => Promise<Result<unknown, Refusal>>): Promise<boolean> {
    const answer = await this.#step.send(call);
    await this.look();
    return answer !== null;
  }

  /** Forgets what the last step came to, as something else is meant now. */
  forgetStep(): void {
    this.#step.clear();
  }

  private progress(): PurchaseProgress | null {
    return this.read === null ? null : this.#progressOf(this.read, this.now());
  }

  /** `askedAt` by this window's clock. */
  private answered(askedAt: number): void {
    this.#ahead = (this.progress()?.now ?? askedAt) - askedAt;
    this.lookedAt = this.now();
  }

  private cameBack(): void {
    this.#payment.cameBack();
    void this.look();
  }

  private tick(): void {
    const until = this.progress()?.payableUntil ?? null;
    const left = until === null ? 0 : Math.max(0, until - this.now());
    const isNowOver = this.left > 0 && left === 0;
    this.left = left;
    if (isNowOver) void this.look();
  }
}
