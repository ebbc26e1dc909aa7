import { makeAutoObservable } from "mobx";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readReschedule, readRescheduleNeeds } from "./reschedule-data.ts";
import type { BookingMove } from "#core/consultations/booking/booking-step.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { MovingRefusal } from "#core/consultations/moving/move-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Day } from "#core/shared/day.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ReadReschedule } from "./reschedule-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type DayOfStarts = { readonly day: Day; readonly starts: readonly number[] };

export const rescheduleNeeds = { rebookBooking: RebookBooking, rescheduleBooking: RescheduleBooking, ...readRescheduleNeeds };

/** An appointment, the times to which it can be moved, and moving it there. */
export class RescheduleModel {
  /** In milliseconds since 1970; null: none is chosen. */
  start: number | null = null;
  /** As it stands once it was moved; null: it was not. */
  moved: BookingView | null = null;
  private chosenDay: Day | null = null;
  readonly #read: Resource<ReadReschedule | null>;
  readonly #moving = new RefusableSubmission<BookingView, MovingRefusal>();
  readonly #call: (event: BookingMove, start: number) => ReturnType<RescheduleBooking>;

  constructor(customer: CustomerId, id: string, useCases: NeedsOf<typeof rescheduleNeeds>) {
    this.#call = (event, start) =>
      (event === "rebook" ? useCases.rebookBooking : useCases.rescheduleBooking)(customer, { booking: payableId(id), start });
    this.#read = new Resource(() => readReschedule(useCases, customer, id));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: it is not this customer's. */
  get state(): ResourceState<ReadReschedule | null> {
    return this.#read.state;
  }

  get moving(): SubmissionState<MovingRefusal> {
    return this.#moving.state;
  }

  /** Whether it is moved, or given another time as its practitioner missed it. */
  get event(): BookingMove {
    const { state } = this.#read;
    const preview = state.kind === "read" ? state.value?.preview : undefined;
    return preview?.kind === "ok" ? preview.value.event : "reschedule";
  }

  /** Days with a free time, in order. */
  get days(): readonly DayOfStarts[] {
    const { state } = this.#read;
    if (state.kind !== "read" || state.value === null || state.value.preview.kind === "refused") return [];
    const days = new Map<Day, number[]>();
    for (const start of state.value.preview.value.starts) {
      const day = indianDay(start);
      days.set(day, [...(days.get(day) ?? []), start]);
    }
    return [...days].map(([day, starts]) => ({ day, starts }));
  }

  /** The day whose times are shown: the chosen one, and else the first. */
  get day(): DayOfStarts | null {
    return this.days.find(({ day }) => day === this.chosenDay) ?? this.days[0] ?? null;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  chooseDay(day: string): void {
    this.chosenDay = this.days.find((one) => one.day === day)?.day ?? null;
    this.start = null;
    this.#moving.clear();
  }

  choose(start: number): void {
    this.start = start;
    this.#moving.clear();
  }

  /** A time that was lost meanwhile is chosen no longer, and the times are read again. */
  async move(): Promise<void> {
    const { start } = this;
    if (start === null) return;
    const answer = await this.#moving.send(() => this.#call(this.event, start));
    if (answer !== null) this.finish(answer.value);
    else if (this.moving.kind === "refused") {
      this.chooseAgain();
      await this.#read.ask();
    }
  }

  private finish(moved: BookingView): void {
    this.moved = moved;
  }

  private chooseAgain(): void {
    this.start = null;
  }
}
