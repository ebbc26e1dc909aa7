import { makeAutoObservable } from "mobx";
import { PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import { LARGEST_PAPER } from "#core/files/papers.port.ts";
import { SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { inForce } from "#core/consultations/prescription/prescription.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { papersBy } from "#web/platform/uploads/upload-rules.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SentLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { FileProblem } from "#web/platform/uploads/upload-rules.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const prescriptionNeeds = { showMyPrescriptionsAny: ShowMyPrescriptions.any, sendReport: SendReport };

type Needs = NeedsOf<typeof prescriptionNeeds> & {
  readonly customer: CustomerId;
  readonly member: MemberId | null;
  /** Whether it was taken. */
  readonly send: (by: SentLabPrescription["by"]) => Promise<boolean>;
};

/** Sending the prescription for a person's tests: a file as soon as it is chosen, or one that was signed here. */
export class PrescriptionModel {
  readonly uploads: FileUploadsModel<"report">;
  /** The appointment of the one that is chosen; "": none is. */
  chosen = "";
  readonly #needs: Needs;
  readonly #signed: Resource<readonly PrescriptionVersion[]>;

  constructor(needs: Needs) {
    this.#needs = needs;
    const rules = { most: 1, longestSide: PATIENT_REPORT.longestSide, largest: LARGEST_PAPER };
    this.uploads = new FileUploadsModel({
      most: 1,
      ways: { report: papersBy((pieces, heard) => this.sent(pieces, heard), rules) },
      takeOver: () => {},
    });
    this.#signed = new Resource(async () => {
      const own = await needs.showMyPrescriptionsAny(needs.customer, null);
      if (own.kind === "refused") return [];
      return own.value.flatMap((one) => {
        const version = inForce(one);
        return version === null || one.member !== needs.member ? [] : [version];
      });
    });
    makeAutoObservable(this, { uploads: false }, { autoBind: true, deep: false });
  }

  /** Those that are in force for this person, the newest first. */
  get signed(): readonly PrescriptionVersion[] {
    const { state } = this.#signed;
    return state.kind === "read" ? state.value : [];
  }

  async begin(): Promise<void> {
    await this.#signed.ask();
  }

  choose(booking: string): void {
    this.chosen = booking;
  }

  async use(): Promise<void> {
    const found = this.signed.find(({ booking }) => booking === this.chosen);
    if (found !== undefined) await this.#needs.send({ kind: "signed", booking: found.booking });
  }

  private async sent(pieces: ByteChunks, heard: (share: number) => void): Promise<Result<FileId, { readonly kind: FileProblem }>> {
    const { customer, send, ...useCases } = this.#needs;
    const file = await useCases.sendReport(customer, pieces, heard);
    if (file.kind === "refused") return refused({ kind: file.refusal.kind === "too-large" ? "report-too-large" : file.refusal.kind });
    return (await send({ kind: "upload", file: file.value })) ? file : refused({ kind: "unavailable" });
  }
}
