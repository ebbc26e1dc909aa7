import { makeAutoObservable } from "mobx";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { DocumentQuery } from "#core/invoices/show-document.use-case.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Seen = { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly document: TaxDocument };

type Needs = { readonly whole: Whole; readonly save: (name: string, content: Blob) => void };

/** A paper of an order: read, and put among the downloads. */
export class PaperModel {
  download: "ready" | "fetching" | "unavailable" = "ready";
  readonly #customer: CustomerId;
  readonly #asked: DocumentQuery;
  readonly #needs: Needs;
  readonly #document: Resource<Awaited<ReturnType<ShowDocument>>>;

  constructor(customer: CustomerId, asked: DocumentQuery, needs: Needs) {
    this.#customer = customer;
    this.#asked = asked;
    this.#needs = needs;
    this.#document = new Resource(() => lateUseCase(needs.whole, ShowDocument)(customer, asked));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Seen {
    const { state } = this.#document;
    if (state.kind !== "read") return state;
    return state.value.kind === "ok" ? { kind: "read", document: state.value.value } : { kind: "unknown" };
  }

  async ask(): Promise<void> {
    await this.#document.ask();
  }

  /** Pressed again while it comes nothing more is sent. */
  async fetch(): Promise<void> {
    if (this.download === "fetching") return;
    this.wait("fetching");
    const answer = await answerOrNull(lateUseCase(this.#needs.whole, DownloadDocument)(this.#customer, this.#asked));
    if (answer === null || answer.value.kind === "refused") return this.wait("unavailable");
    const { name, bytes } = answer.value.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
    this.wait("ready");
  }

  private wait(download: PaperModel["download"]): void {
    this.download = download;
  }
}
