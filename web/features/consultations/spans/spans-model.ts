import { makeAutoObservable } from "mobx";
import { AttachSpan, DetachSpan } from "#core/assessments/spans/attach-span.use-case.ts";
import { ListSpans } from "#core/assessments/spans/list-spans.use-case.ts";
import { isSpan } from "#core/assessments/sharing/tracker-span.ts";
import { payableId } from "#core/ledger/entry.ts";
import { dayIn, daysAfter } from "#core/shared/day.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { SpanNotAttached } from "#core/assessments/spans/attach-span.use-case.ts";
import type { SpansOfBooking } from "#core/assessments/spans/list-spans.use-case.ts";
import type { TrackerSpan } from "#core/assessments/sharing/tracker-span.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** How many days are proposed. */
const PROPOSED = 30;

export const spansNeeds = { listSpans: ListSpans, attachSpan: AttachSpan, detachSpan: DetachSpan };

/** Which tracked days a patient attaches to an appointment, chosen each time. */
export class SpansModel {
  /** Empty: none is chosen yet. */
  tracker: OpenTracker | "" = "";
  /** As they stand in their fields; null: as proposed. */
  private first: string | null = null;
  private last: string | null = null;
  /** Grows whenever something wrong was found. */
  faults = 0;
  news: "attached" | "detached" | null = null;
  readonly #customer: CustomerId;
  readonly #booking: PayableId;
  readonly #useCases: NeedsOf<typeof spansNeeds>;
  readonly #read: Resource<SpansOfBooking | null>;
  readonly #attaching = new RefusableSubmission<TrackerSpan, SpanNotAttached>();
  readonly #detaching = new RefusableSubmission<null, UnknownBooking>();

  constructor(customer: CustomerId, booking: string, useCases: NeedsOf<typeof spansNeeds>) {
    this.#customer = customer;
    this.#booking = payableId(booking);
    this.#useCases = useCases;
    this.#read = new Resource(async () => {
      const listed = await useCases.listSpans(customer, this.#booking);
      return listed.kind === "ok" ? listed.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: there is no such appointment of this customer. */
  get state(): ResourceState<SpansOfBooking | null> {
    return this.#read.state;
  }

  get attaching(): SubmissionState<SpanNotAttached> {
    return this.#attaching.state;
  }

  get detaching(): SubmissionState<UnknownBooking> {
    return this.#detaching.state;
  }

  private get listed(): SpansOfBooking | null {
    return this.state.kind === "read" ? this.state.value : null;
  }

  get to(): string {
    return this.last ?? this.listed?.today ?? "";
  }

  get from(): string {
    const { listed } = this;
    return this.first ?? (listed === null ? "" : daysAfter(listed.today, 1 - PROPOSED));
  }

  /** Whether the last day stands before the first. */
  get isReversed(): boolean {
    const [from, to] = [dayIn(this.from), dayIn(this.to)];
    return from !== null && to !== null && to < from;
  }

  /** What is chosen; null: nothing that can be attached. */
  get span(): TrackerSpan | null {
    const { listed, tracker } = this;
    const [from, to] = [dayIn(this.from), dayIn(this.to)];
    if (listed === null || tracker === "" || from === null || to === null) return null;
    return isSpan({ from, to }, listed.today) ? { tracker, from, to } : null;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  choose(text: string): void {
    this.tracker = OPEN_TRACKERS.find((tracker) => tracker === text) ?? "";
    this.changed();
  }

  begin(text: string): void {
    this.first = text;
    this.changed();
  }

  end(text: string): void {
    this.last = text;
    this.changed();
  }

  private changed(): void {
    this.faults = 0;
    this.news = null;
    this.#attaching.clear();
  }

  async attach(): Promise<void> {
    const { span } = this;
    if (span === null) {
      this.faults += 1;
      return;
    }
    const answer = await this.#attaching.send(() => this.#useCases.attachSpan(this.#customer, { ...span, booking: this.#booking }));
    if (answer !== null) await this.tell("attached");
  }

  async detach(tracker: OpenTracker): Promise<void> {
    const booking = this.#booking;
    const answer = await this.#detaching.send(() => this.#useCases.detachSpan(this.#customer, { booking, tracker }));
    if (answer !== null) await this.tell("detached");
  }

  private async tell(news: "attached" | "detached"): Promise<void> {
    this.news = news;
    await this.ask();
  }
}
