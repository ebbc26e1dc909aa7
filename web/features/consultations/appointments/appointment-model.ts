import { makeAutoObservable } from "mobx";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { CancellationModel } from "#web/features/payments/cancellation-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readAnswersBefore } from "./answers-before.ts";
import { readAppointment } from "./appointment-data.ts";
import type { AnswersBefore } from "./answers-before.ts";
import type { ReadAppointment } from "./appointment-data.ts";
import type { BookingStepRefusal } from "#core/consultations/booking/booking.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { CancelPreview } from "#core/consultations/booking/preview-cancel.use-case.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";

type Needs = { readonly allDependencies: AllDependencies; readonly save: (name: string, content: Blob) => void };

/** An appointment, and how far the questions before it are answered. */
export type ShownAppointment = ReadAppointment & { readonly answers: AnswersBefore };

/** One of a customer's appointments, and cancelling it. */
export class AppointmentModel {
  readonly #read: Resource<ShownAppointment | null>;
  readonly cancellation: CancellationModel<CancelPreview, UnknownBooking | BookingStepRefusal>;
  readonly #refunding = new RefusableSubmission<BookingView, UnknownBooking | BookingStepRefusal>();
  readonly #takeBack: () => ReturnType<TakeFeeBack>;
  readonly #file = new RefusableSubmission<string, unknown>();
  readonly #write: () => ReturnType<DownloadCalendarFile>;
  readonly #save: Needs["save"];

  constructor(customer: CustomerId, given: string, { allDependencies, save }: Needs) {
    const id = payableId(given);
    this.#save = save;
    this.#write = () => lateUseCase(allDependencies, DownloadCalendarFile)(customer, id);
    this.#takeBack = () => lateUseCase(allDependencies, TakeFeeBack)(customer, id);
    this.#read = new Resource(async () => {
      const [read, answers] = await Promise.all([
        readAppointment(allDependencies, customer, id),
        readAnswersBefore(allDependencies, customer),
      ]);
      return read === null ? null : { ...read, answers: answers.get(id) ?? "none" };
    });
    this.cancellation = new CancellationModel({
      preview: () => lateUseCase(allDependencies, PreviewCancel)(customer, id),
      cancel: () => lateUseCase(allDependencies, CancelBooking)(customer, id),
      look: this.#read.ask,
    });
    makeAutoObservable(this, { cancellation: false }, { autoBind: true, deep: false });
  }

  /** null: it is not this customer's. */
  get state(): ResourceState<ShownAppointment | null> {
    return this.#read.state;
  }

  get refunding(): SubmissionState<UnknownBooking | BookingStepRefusal> {
    return this.#refunding.state;
  }

  get file(): "ready" | "sending" | "unavailable" {
    const { kind } = this.#file.state;
    return kind === "refused" ? "unavailable" : kind;
  }

  /** Puts it among the downloads, for a calendar. */
  async toCalendar(): Promise<void> {
    const answer = await this.#file.send(this.#write);
    if (answer !== null) this.#save("appointment.ics", new Blob([answer.value], { type: "text/calendar" }));
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  /** The fee instead of another time. */
  async takeBack(): Promise<void> {
    await this.#refunding.send(this.#takeBack);
    await this.#read.ask();
  }
}
