import { makeAutoObservable } from "mobx";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { CareExportRefusal } from "#core/assessments/export/export-care.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const careExportNeeds = { exportCare: ExportCare };

/** Everything of a customer's care on its way into a file of theirs. */
export class CareExportModel {
  isTaken = false;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof careExportNeeds>;
  readonly #save: (file: Blob) => void;
  readonly #sending = new RefusableSubmission<Uint8Array, CareExportRefusal>();

  constructor(customer: CustomerId, useCases: NeedsOf<typeof careExportNeeds>, save: (file: Blob) => void) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#save = save;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): "taken" | Exclude<SubmissionState<CareExportRefusal>["kind"], "refused"> | CareExportRefusal["kind"] {
    const { state } = this.#sending;
    if (state.kind === "refused") return state.refusal.kind;
    return this.isTaken ? "taken" : state.kind;
  }

  /** Asked again while it comes nothing more is sent. */
  async take(): Promise<void> {
    const answer = await this.#sending.send(() => {
      this.enter(false);
      return this.#useCases.exportCare(this.#customer);
    });
    if (answer === null) return;
    this.#save(new Blob([new Uint8Array(answer.value)], { type: "application/fhir+json" }));
    this.enter(true);
  }

  private enter(isTaken: boolean): void {
    this.isTaken = isTaken;
  }
}
