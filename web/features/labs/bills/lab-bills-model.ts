import { makeAutoObservable } from "mobx";
import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

type Needs = { readonly whole: Whole; readonly save: (name: string, content: Blob) => void };

/** The papers of a lab booking, and each as a file. */
export class LabBillsModel {
  readonly #customer: CustomerId;
  readonly #id: PayableId;
  readonly #needs: Needs;
  readonly #read: Resource<Awaited<ReturnType<ShowMyLabBills>>>;
  readonly #download = new RefusableSubmission<DocumentFile, unknown>();
  /** The number of the paper that was asked for as a file last. */
  wanted: string | null = null;

  constructor(customer: CustomerId, id: string, needs: Needs) {
    this.#customer = customer;
    this.#id = payableId(id);
    this.#needs = needs;
    this.#read = new Resource(() => lateUseCase(needs.whole, ShowMyLabBills)(customer, this.#id));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<Awaited<ReturnType<ShowMyLabBills>>> {
    return this.#read.state;
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
  async fetch(number: string): Promise<void> {
    const answer = await this.#download.send(() => {
      this.want(number);
      return lateUseCase(this.#needs.whole, DownloadLabBill)(this.#customer, { booking: this.#id, number });
    });
    if (answer === null) return;
    const { name, bytes } = answer.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  }

  private want(number: string): void {
    this.wanted = number;
  }
}
