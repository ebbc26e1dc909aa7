import { makeAutoObservable } from "mobx";
import type { Paise } from "#core/shared/money.ts";
import type { BillModel } from "./bill-model.ts";

/** Puts what is promised on the clipboard; refuses where it may not. */
export type WriteToClipboard = (text: Promise<string>) => Promise<void>;

export type SupportCopyState =
  | { readonly kind: "idle" | "copying" | "unavailable" }
  /** With the total that the file comes to. */
  | { readonly kind: "copied"; readonly total: Paise | null }
  /** The clipboard is closed to us: the file is shown, to be copied by hand. */
  | { readonly kind: "by-hand"; readonly file: string };

/** The bill's file on its way to the clipboard. */
export class SupportCopy {
  state: SupportCopyState = { kind: "idle" };
  readonly #bill: BillModel;
  readonly #write: WriteToClipboard;

  constructor(bill: BillModel, write: WriteToClipboard) {
    this.#bill = bill;
    this.#write = write;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What was copied is told as long as it is the bill that stands beside it. */
  get told(): SupportCopyState {
    return this.state.kind === "copied" && this.state.total !== this.total ? { kind: "idle" } : this.state;
  }

  private get total(): Paise | null {
    return this.#bill.state.kind === "priced" ? this.#bill.state.bill.total : null;
  }

  /** Pressed again while it copies, it does nothing. */
  async copy(): Promise<void> {
    if (this.state.kind === "copying") return;
    this.enter({ kind: "copying" });
    const made = this.#bill.copyForSupport();
    const written = this.#write(made.then((file) => file ?? Promise.reject(new RangeError("there is no bill"))));
    const isWritten = await written.then(
      () => true,
      () => false,
    ); // Refused, or without a clipboard at all.
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
