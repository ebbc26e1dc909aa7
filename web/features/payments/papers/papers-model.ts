import { makeAutoObservable } from "mobx";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { DocumentFile } from "#core/invoices/download-document.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

type Needs<Read> = {
  readonly read: () => Promise<Read>;
  readonly file: (number: string) => Promise<Result<DocumentFile, unknown>>;
  readonly save: (name: string, content: Blob) => void;
};

/** The papers of one thing that was bought, and each as a file. */
export class PapersModel<Read> {
  readonly #needs: Needs<Read>;
  readonly #read: Resource<Read>;
  readonly #download = new RefusableSubmission<DocumentFile, unknown>();
  /** The number of the paper that was asked for as a file last. */
  wanted: string | null = null;

  constructor(needs: Needs<Read>) {
    this.#needs = needs;
    this.#read = new Resource(needs.read);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<Read> {
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
      return this.#needs.file(number);
    });
    if (answer === null) return;
    const { name, bytes } = answer.value;
    this.#needs.save(name, new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  }

  private want(number: string): void {
    this.wanted = number;
  }
}
