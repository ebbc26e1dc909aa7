import { makeAutoObservable } from "mobx";
import { AddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { ListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { MOST_REPORTS, PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import { LARGEST_PAPER } from "#core/files/papers.port.ts";
import { RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { papersBy } from "#web/platform/uploads/upload-rules.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { UnknownMember } from "#core/consultations/directory/show-day.use-case.ts";
import type { ReportNotAdded } from "#core/assessments/reports/add-report.use-case.ts";
import type { ReportsOfBooking } from "#core/assessments/reports/list-reports.use-case.ts";
import type { ReportNotSent } from "#core/assessments/reports/send-report.use-case.ts";
import type { UnknownReport } from "#core/assessments/reports/remove-report.use-case.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Result } from "#core/shared/result.ts";
import type { FileProblem } from "#web/platform/uploads/upload-rules.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** What was done last, to be told. */
export type ReportNews = "added" | "deleted" | "hidden" | "restored";

export const reportsNeeds = {
  listReports: ListReports,
  allowCareData: AllowCareData,
  removeReport: RemoveReport,
  restoreReport: RestoreReport,
  sendReport: SendReport,
  addReport: AddReport,
};

/** What a patient sends for one appointment: each file is sent as soon as it is chosen, and is a report from then on. */
export class ReportsModel {
  news: ReportNews | null = null;
  readonly customer: CustomerId;
  readonly uploads: FileUploadsModel<"report">;
  readonly #booking: PayableId;
  readonly #useCases: NeedsOf<typeof reportsNeeds>;
  readonly #read: Resource<ReportsOfBooking | null>;
  readonly #allowing = new RefusableSubmission<null, UnknownMember>();
  readonly #change = new RefusableSubmission<ReportNews, UnknownReport>();

  constructor(customer: CustomerId, booking: PayableId, useCases: NeedsOf<typeof reportsNeeds>) {
    this.customer = customer;
    this.#booking = booking;
    this.#useCases = useCases;
    this.#read = new Resource(async () => {
      const listed = await useCases.listReports(customer, booking);
      return listed.kind === "ok" ? listed.value : null;
    });
    const rules = { most: MOST_REPORTS, longestSide: PATIENT_REPORT.longestSide, largest: LARGEST_PAPER };
    this.uploads = new FileUploadsModel({
      most: MOST_REPORTS,
      ways: { report: papersBy((pieces, heard) => this.sent(pieces, heard), rules) },
      takeOver: () => void this.tell("added"),
    });
    makeAutoObservable(this, { customer: false, uploads: false }, { autoBind: true, deep: false });
  }

  /** null: there is no such appointment of this customer. */
  get state(): ResourceState<ReportsOfBooking | null> {
    return this.#read.state;
  }

  get changing(): SubmissionState<UnknownReport> {
    return this.#change.state;
  }

  get allowing(): SubmissionState<UnknownMember> {
    return this.#allowing.state;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  /** Allows the use of the patient's health data, without which nothing is kept. Whether it was taken. */
  async allow(): Promise<boolean> {
    if (this.state.kind !== "read" || this.state.value === null) return false;
    const { member } = this.state.value;
    const allow = this.#useCases.allowCareData;
    if ((await this.#allowing.send(() => allow(this.customer, { member, consent: true }))) === null) return false;
    await this.ask();
    return true;
  }

  /** Deletes a report; once the call has begun it is hidden. */
  async remove(id: FileId): Promise<void> {
    await this.change(async () => this.#useCases.removeReport(this.customer, id));
  }

  async restore(id: FileId): Promise<void> {
    await this.change(async () => {
      const shown = await this.#useCases.restoreReport(this.customer, id);
      return shown.kind === "refused" ? shown : ok("restored");
    });
  }

  private async change(call: () => Promise<Result<ReportNews, UnknownReport>>): Promise<void> {
    const answer = await this.#change.send(call);
    if (answer !== null) await this.tell(answer.value);
  }

  private async tell(news: ReportNews): Promise<void> {
    this.news = news;
    await this.ask();
  }

  private async sent(pieces: ByteChunks, heard: (share: number) => void): Promise<Result<FileId, { readonly kind: FileProblem }>> {
    const file = await this.#useCases.sendReport(this.customer, pieces, heard);
    if (file.kind === "refused") return refused({ kind: notSent(file.refusal) });
    const added = await this.#useCases.addReport(this.customer, { booking: this.#booking, file: file.value });
    return added.kind === "refused" ? refused({ kind: notAdded(added.refusal) }) : file;
  }
}

/** A model for an appointment as an address names it. */
export const reportsOf = (customer: CustomerId, booking: string, useCases: NeedsOf<typeof reportsNeeds>): ReportsModel =>
  new ReportsModel(customer, payableId(booking), useCases);

const notSent = ({ kind }: ReportNotSent): FileProblem => (kind === "too-large" ? "report-too-large" : kind);

function notAdded({ kind }: ReportNotAdded): FileProblem {
  switch (kind) {
    case "too-many":
      return "too-many-reports";
    case "closed":
    case "unknown-booking":
      return "reports-closed";
    case "unknown-file":
      return "unavailable";
    case "consent-needed":
      return kind;
  }
}
