import { makeAutoObservable } from "mobx";
import { DownloadLabReport } from "#core/labs/reports/download-lab-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const reportFileNeeds = { downloadLabReport: DownloadLabReport };

type Needs = NeedsOf<typeof reportFileNeeds> & { readonly save: (name: string, content: Blob) => void };

/** The report of a booking as a file, from the press to the download. */
export class ReportFileModel {
  readonly #customer: CustomerId;
  readonly #id: string;
  readonly #needs: Needs;
  readonly #download = new RefusableSubmission<DocumentFile, unknown>();

  constructor(customer: CustomerId, id: string, needs: Needs) {
    this.#customer = customer;
    this.#id = id;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get download(): "ready" | "sending" | "unavailable" {
    const { kind } = this.#download.state;
    return kind === "refused" ? "unavailable" : kind;
  }

  /** Pressed again while it comes nothing more is sent. */
  async fetch(): Promise<void> {
    const answer = await this.#download.send(() => this.#needs.downloadLabReport(this.#customer, payableId(this.#id)));
    if (answer === null) return;
    const { name, bytes } = answer.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  }
}
