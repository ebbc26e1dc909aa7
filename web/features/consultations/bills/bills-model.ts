import { makeAutoObservable } from "mobx";
import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { ServicePaper } from "#core/invoices/service-paper.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly papers: readonly ServicePaper[] };

type Needs = { readonly whole: Whole; readonly save: (name: string, content: Blob) => void };

/** The papers of a customer's appointments, or of one of them (`id`), and each as a file. */
export class BillsModel {
  readonly #customer: CustomerId;
  readonly #needs: Needs;
  readonly #read: Resource<Awaited<ReturnType<ShowMyBills>>>;
  readonly #download = new RefusableSubmission<DocumentFile, unknown>();
  /** The number of the paper that was asked for as a file last. */
  wanted: string | null = null;

  constructor(customer: CustomerId, id: string | null, needs: Needs) {
    this.#customer = customer;
    this.#needs = needs;
    this.#read = new Resource(() => lateUseCase(needs.whole, ShowMyBills)(customer, id === null ? null : payableId(id)));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Seen {
    const { state } = this.#read;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", papers: state.value.value } : { kind: "unknown" };
  }

  /** What became of a paper's file. */
  downloadOf(number: string): "ready" | "sending" | "unavailable" {
    const { kind } = this.#download.state;
    if (this.wanted !== number) return "ready";
    return kind === "refused" ? "unavailable" : kind;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  /** Pressed again while one comes nothing more is sent. */
  async fetch({ reference, number }: ServicePaper): Promise<void> {
    const asked = { booking: payableId(reference), number };
    const answer = await this.#download.send(() => {
      this.want(number);
      return lateUseCase(this.#needs.whole, DownloadBill)(this.#customer, asked);
    });
    if (answer === null) return;
    const { name, bytes } = answer.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  }

  private want(number: string): void {
    this.wanted = number;
  }
}
