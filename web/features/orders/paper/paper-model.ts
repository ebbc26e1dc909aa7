import { makeAutoObservable } from "mobx";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { DocumentQuery } from "#core/invoices/show-document.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly document: TaxDocument };

type PaperFile = Extract<Awaited<ReturnType<DownloadDocument>>, { kind: "ok" }>["value"];

export const paperNeeds = { showDocument: ShowDocument, downloadDocument: DownloadDocument };

type Needs = NeedsOf<typeof paperNeeds> & { readonly save: (name: string, content: Blob) => void };

/** A paper of an order: reads it for the page, and downloads it. */
export class PaperModel {
  readonly #customer: CustomerId;
  readonly #query: DocumentQuery;
  readonly #needs: Needs;
  readonly #download = new RefusableSubmission<PaperFile, unknown>();
  readonly #document: Resource<Awaited<ReturnType<ShowDocument>>>;

  constructor(customer: CustomerId, query: DocumentQuery, needs: Needs) {
    this.#customer = customer;
    this.#query = query;
    this.#needs = needs;
    this.#document = new Resource(() => needs.showDocument(customer, query));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Seen {
    const { state } = this.#document;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", document: state.value.value } : { kind: "unknown" };
  }

  get download(): "ready" | "sending" | "unavailable" {
    const { kind } = this.#download.state;
    return kind === "refused" ? "unavailable" : kind;
  }

  async ask(): Promise<void> {
    await this.#document.ask();
  }

  /** Pressed again while it comes nothing more is sent. */
  async fetch(): Promise<void> {
    const answer = await this.#download.send(() => this.#needs.downloadDocument(this.#customer, this.#query));
    if (answer === null) return;
    const { name, bytes } = answer.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  }
}
