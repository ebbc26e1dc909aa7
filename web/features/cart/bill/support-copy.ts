import { makeAutoObservable } from "mobx";
import type { Paise } from "#core/shared/money.ts";
import type { BillModel } from "./bill-model.ts";

/** Writes the text to the clipboard once the promise resolves. Rejects where the browser does not allow it. */
export type WriteToClipboard = (text: Promise<string>) => Promise<void>;

export type SupportCopyState =
  | { readonly kind: "idle" | "copying" | "unavailable" }
  /** `total`: the total of the bill that was copied. */
  | { readonly kind: "copied"; readonly total: Paise | null }
  /** The browser does not let us write to the clipboard: the file is shown, so that the customer can copy it. */
  | { readonly kind: "by-hand"; readonly file: string };

/** Copies the bill's file to the clipboard, for a message to support. */
export class SupportCopy {
  state: SupportCopyState = { kind: "idle" };
  readonly #bill: BillModel;
  readonly #write: WriteToClipboard;

  constructor(bill: BillModel, write: WriteToClipboard) {
    this.#bill = bill;
    this.#write = write;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What the page shows. "Copied" disappears when the bill's total changes: the copy is then of another bill. */
  get told(): SupportCopyState {
    return this.state.kind === "copied" && this.state.total !== this.total ? { kind: "idle" } : this.state;
  }

  private get total(): Paise | null {
    return this.#bill.state.kind === "priced" ? this.#bill.state.bill.total : null;
  }

  /** Does nothing while a copy is being made. */
  async copy(): Promise<void> {
    if (this.state.kind === "copying") return;
    this.enter({ kind: "copying" });
    const made = this.#bill.copyForSupport();
    const written = this.#write(made.then((file) => file ?? Promise.reject(new RangeError("there is no bill"))));
    const isWritten = await written.then(
      () => true,
      () => false,
    ); // The browser refuses, or has no clipboard.
    const file = await made;
    if (file === null) this.enter({ kind: "unavailable" });
    else this.enter(isWritten ? { kind: "copied", total: this.total } : { kind: "by-hand", file });
  }

  close(): void {
    this.enter({ kind: "idle" });
  }

  private enter(state: SupportCopyState): void {
    this.state = state;
  }
}
