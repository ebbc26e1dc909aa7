import { makeAutoObservable } from "mobx";
import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { PersonsReportShares, ReportAppointment } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import type { ShareRefusal } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import type { UnknownMember } from "#core/consultations/directory/show-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Result } from "#core/shared/result.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type SharingRefusal = ShareRefusal | UnknownMember;
type Read = Awaited<ReturnType<ListLabReportShares>>;

/** What was pressed last: for whom, which appointment, and what is to be true afterwards. */
export type SharingWish = {
  readonly member: MemberId | null;
  readonly appointment: ReportAppointment;
  readonly kind: "share" | "take-back";
};

export const reportSharingNeeds = {
  listLabReportShares: ListLabReportShares,
  allowCareData: AllowCareData,
  unshareLabReport: UnshareLabReport,
  shareLabReport: ShareLabReport,
};

/** With which practitioners the report of a lab booking is shared, each given and taken back by a press. */
export class ReportSharingModel {
  /** null: nothing was pressed. */
  asked: SharingWish | null = null;
  /** What waits until the use of health data is allowed; null: nothing. */
  waiting: SharingWish | null = null;
  readonly #customer: CustomerId;
  readonly #id: PayableId;
  readonly #useCases: NeedsOf<typeof reportSharingNeeds>;
  readonly #read: Resource<Read>;
  readonly #sending = new RefusableSubmission<null, SharingRefusal>();

  constructor(customer: CustomerId, id: string, useCases: NeedsOf<typeof reportSharingNeeds>) {
    this.#customer = customer;
    this.#id = payableId(id);
    this.#useCases = useCases;
    this.#read = new Resource(() => useCases.listLabReportShares(customer, this.#id));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get reading(): ResourceState<Read> {
    return this.#read.state;
  }

  get sending(): SubmissionState<SharingRefusal> {
    return this.#sending.state;
  }

  /** null: it is not read, or has nothing of this person. */
  of(member: MemberId | null): PersonsReportShares | null {
    const { state } = this.#read;
    return state.kind === "read" && state.value.kind === "ok" ? (state.value.value.find((one) => one.member === member) ?? null) : null;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  /** Without consent nothing is sent yet: it waits for `allow`. */
  async share(member: MemberId | null, appointment: ReportAppointment): Promise<void> {
    const change = { member, appointment, kind: "share" } as const;
    if (this.of(member)?.isConsented === false) return this.wait(change);
    await this.send(change, () => this.put(appointment));
    if (this.sending.kind === "refused" && this.sending.refusal.kind === "no-consent") this.wait(change);
  }

  /** Allows the use of the health data of whom the wish that waits is for, and shares. */
  async allow(): Promise<void> {
    const { waiting } = this;
    if (waiting === null) return;
    await this.send(waiting, async () => {
      const allowed = await this.#useCases.allowCareData(this.#customer, { member: waiting.member, consent: true });
      return allowed.kind === "refused" ? allowed : this.put(waiting.appointment);
    });
  }

  /** What waits is given up. */
  drop(): void {
    this.waiting = null;
  }

  async takeBack(member: MemberId | null, appointment: ReportAppointment): Promise<void> {
    await this.send({ member, appointment, kind: "take-back" }, () =>
      this.#useCases.unshareLabReport(this.#customer, { labBooking: this.#id, booking: appointment.id }),
    );
  }

  private put(appointment: ReportAppointment): Promise<Result<null, SharingRefusal>> {
    return this.#useCases.shareLabReport(this.#customer, { labBooking: this.#id, booking: appointment.id });
  }

  /** While one wish is on its way nothing else is sent. What stands afterwards is read anew, also where it was refused. */
  private async send(sharing: SharingWish, call: () => Promise<Result<null, SharingRefusal>>): Promise<void> {
    const answer = await this.#sending.send(() => {
      this.begin(sharing);
      return call();
    });
    if (answer !== null) this.drop();
    if (answer !== null || this.sending.kind === "refused") await this.#read.ask();
  }

  private begin(sharing: SharingWish): void {
    this.asked = sharing;
  }

  private wait(sharing: SharingWish): void {
    this.waiting = sharing;
    this.asked = null;
    this.#sending.clear();
  }
}
