import { makeAutoObservable } from "mobx";
import { DownloadPrescription } from "#core/consultations/prescriptions/download-prescription.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PrescriptionPage } from "#web/platform/addresses/prescription-address.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Seen =
  | { readonly kind: "reading" | "unavailable" | "unknown" }
  | { readonly kind: "read"; readonly prescriptions: readonly PrescriptionView[] };

export const prescriptionsNeeds = { showMyPrescriptions: ShowMyPrescriptions, downloadPrescription: DownloadPrescription };

type Needs = NeedsOf<typeof prescriptionsNeeds> & { readonly save: (name: string, content: Blob) => void };

/** What was prescribed to a customer, of one kind or any, or for one appointment (`id`). */
export class PrescriptionsModel {
  /** The number of the version that is shown; null: the newest. */
  chosen: number | null = null;
  readonly #customer: CustomerId;
  readonly #needs: Needs;
  readonly #download = new RefusableSubmission<DocumentFile, unknown>();
  readonly #read: Resource<Awaited<ReturnType<ShowMyPrescriptions>>>;

  constructor(customer: CustomerId, request: { readonly page: PrescriptionPage; readonly id: string | null }, needs: Needs) {
    this.#customer = customer;
    this.#needs = needs;
    const { page, id } = request;
    this.#read = new Resource(() => needs.showMyPrescriptions[page](customer, id === null ? null : payableId(id)));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Seen {
    const { state } = this.#read;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", prescriptions: state.value.value } : { kind: "unknown" };
  }

  get download(): "ready" | "sending" | "unavailable" {
    const { kind } = this.#download.state;
    return kind === "refused" ? "unavailable" : kind;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  choose(version: number): void {
    this.chosen = version;
    this.#download.clear();
  }

  /** A version as a file. Pressed again while one comes nothing more is sent. */
  async fetch({ booking, version }: PrescriptionVersion): Promise<void> {
    const request = { booking, version };
    const answer = await this.#download.send(() => this.#needs.downloadPrescription(this.#customer, request));
    if (answer === null) return;
    const { name, bytes } = answer.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  }
}
