import { makeAutoObservable } from "mobx";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { CancellationModel } from "#web/features/payments/cancellation-model.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readAnswersBefore, readAnswersBeforeNeeds } from "./answers-before.ts";
import { readAppointment, readAppointmentNeeds } from "./appointment-data.ts";
import type { AnswersBefore } from "./answers-before.ts";
import type { ReadAppointment } from "./appointment-data.ts";
import type { BookingStepRefusal } from "#core/consultations/booking/booking.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { CancelPreview } from "#core/consultations/booking/preview-cancel.use-case.ts";
import type { UnknownBooking } from "#core/consultations/booking/change-my-booking.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const appointmentNeeds = {
  downloadCalendarFile: DownloadCalendarFile,
  takeFeeBack: TakeFeeBack,
  previewCancel: PreviewCancel,
  cancelBooking: CancelBooking,
  ...readAppointmentNeeds,
  ...readAnswersBeforeNeeds,
};

type Needs = NeedsOf<typeof appointmentNeeds> & { readonly save: (name: string, content: Blob) => void };

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

  constructor(customer: CustomerId, given: string, { save, ...useCases }: Needs) {
    const id = payableId(given);
    this.#save = save;
    this.#write = () => useCases.downloadCalendarFile(customer, id);
    this.#takeBack = () => useCases.takeFeeBack(customer, id);
    this.#read = new Resource(async () => {
      const [read, answers] = await Promise.all([readAppointment(useCases, customer, id), readAnswersBefore(useCases, customer)]);
      return read === null ? null : { ...read, answers: answers.get(id) ?? "none" };
    });
    this.cancellation = new CancellationModel({
      preview: () => useCases.previewCancel(customer, id),
      cancel: () => useCases.cancelBooking(customer, id),
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
