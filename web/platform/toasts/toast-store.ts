import { makeAutoObservable } from "mobx";
import type { AddRefusal } from "#core/customer-cart/add-to-cart.use-case.ts";

/** What a toast says; its sentence is in wording. `undo` takes it back. */
export type ToastNews =
  | { readonly kind: "added-to-cart" }
  | { readonly kind: "removed-from-cart"; readonly undo: () => void }
  | { readonly kind: "wishlisted" | "unwishlisted" }
  | { readonly kind: "signed-in" | "signed-out" | "session-ended" | "recovered" }
  | { readonly kind: "code-sent" | "code-resent" }
  | { readonly kind: "not-added"; readonly because: AddRefusal }
  | { readonly kind: "coupon-applied" }
  | { readonly kind: "newsletter-asked" }
  | { readonly kind: "account-leaves" }
  | { readonly kind: "group-joined" | "group-declined" | "challenge-joined" | "challenge-declined" }
  | { readonly kind: "copied-for-support" }
  /** What became of what was pressed before signing in, as its area says it. */
  | { readonly kind: "intent-done"; readonly told: string }
  /** The code of what was to be opened did not come. */
  | { readonly kind: "not-opened" };

export type Toast = { readonly id: number; readonly news: ToastNews };

/** Source: specification/site.md, Toasts. */
const MOST = 20;

/** Short news in the corner, the newest first. */
export class ToastStore {
  toasts: readonly Toast[] = [];
  #shown = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  show(news: ToastNews): void {
    this.#shown += 1;
    this.toasts = [{ id: this.#shown, news }, ...this.toasts].slice(0, MOST);
  }

  /** What it told is over. */
  withdraw(kind: ToastNews["kind"]): void {
    this.toasts = this.toasts.filter(({ news }) => news.kind !== kind);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
