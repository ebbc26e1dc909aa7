import { makeAutoObservable } from "mobx";
import { DownloadDocument } from "#core/invoices/download-document.use-case.ts";
import { ShowDocument } from "#core/invoices/show-document.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { DocumentQuery } from "#core/invoices/show-document.use-case.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Needs = { readonly whole: Whole; readonly save: (name: string, content: Blob) => void };

/** A paper of an order: read, and put among the downloads. */
export class PaperModel {
  state: { readonly kind: "reading" | "unavailable" | "unknown" } | { readonly kind: "read"; readonly document: TaxDocument } = {
    kind: "reading",
  };
  download: "ready" | "fetching" | "unavailable" = "ready";
  readonly #customer: CustomerId;
  readonly #asked: DocumentQuery;
  readonly #needs: Needs;

  constructor(customer: CustomerId, asked: DocumentQuery, needs: Needs) {
    this.#customer = customer;
    this.#asked = asked;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async ask(): Promise<void> {
    const answer = await answerOrNull(lateUseCase(this.#needs.whole, ShowDocument)(this.#customer, this.#asked));
    if (answer === null) this.enter({ kind: "unavailable" });
    else this.enter(answer.value.kind === "ok" ? { kind: "read", document: answer.value.value } : { kind: "unknown" });
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

  private enter(state: PaperModel["state"]): void {
    this.state = state;
  }
}
